/** Mouse, finger and pen. A press that ends on its square is a tap, one that leaves it with a piece
 * is a drag. Several fingers may tap in turn without waiting for each other; one may drag. */

import type { Place } from './geometry'

/** What the board does with it. Places are in squares from the board's upper left corner. */
export interface Hands {
  /** A finger came down: motion ends. Answers whether the board was at rest. */
  press(): boolean
  tap(place: Place, calm: boolean): void
  /** A drag begins; false if there is nothing to drag. */
  grab(place: Place): boolean
  /** Somebody has tried to drag what can't be. */
  balk(place: Place): void
  /** `lift`: hold the piece above the finger. */
  drag(place: Place, lift: boolean): void
  drop(place: Place): void
  /** The drag is off: as if it had not begun. */
  lose(): void
}

interface Press {
  start: PointerEvent
  box: DOMRect
  calm: boolean
  /** Nothing to drag here: it can only become a tap. */
  fixed: boolean
  /** It has been on another square. */
  left: boolean
}

/** How far a press may wander before a drag begins, in px. */
const MOUSE_SLOP = 5
const FINGER_SLOP = 11

export class Pointers {
  private readonly presses = new Map<number, Press>()
  private dragging: number | undefined

  constructor(
    private readonly target: HTMLElement,
    private readonly size: () => number,
    private readonly hands: Hands,
  ) {
    target.addEventListener('pointerdown', (event) => this.down(event))
    target.addEventListener('pointermove', (event) => this.move(event))
    target.addEventListener('pointerup', (event) => this.up(event))
    target.addEventListener('pointercancel', (event) => this.cancel(event))
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return
    const calm = this.hands.press()
    const box = this.target.getBoundingClientRect()
    this.presses.set(event.pointerId, { start: event, box, calm, fixed: false, left: false })
  }

  private move(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId)
    if (!press) return
    if (event.buttons === 0) return this.cancel(event) // let go beside the board
    const place = this.placeOf(press, event)
    if (!sameSquare(place, this.placeOf(press, press.start))) press.left = true
    if (this.dragging === undefined && !press.fixed && strayed(press, event)) this.startDrag(press)
    if (this.dragging === event.pointerId) this.hands.drag(place, event.pointerType !== 'mouse')
  }

  private startDrag(press: Press): void {
    press.fixed = !this.hands.grab(this.placeOf(press, press.start))
    if (press.fixed) return
    this.dragging = press.start.pointerId
    this.target.setPointerCapture(this.dragging)
  }

  private up(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId)
    this.presses.delete(event.pointerId)
    if (!press) return
    const start = this.placeOf(press, press.start)
    const end = this.placeOf(press, event)
    const dragged = this.endDrag(event)
    if (dragged && press.left) return this.hands.drop(end)
    if (dragged) this.hands.lose()
    if (sameSquare(start, end)) this.hands.tap(start, press.calm)
    else if (press.fixed) this.hands.balk(start)
  }

  private cancel(event: PointerEvent): void {
    this.presses.delete(event.pointerId)
    if (this.endDrag(event)) this.hands.lose()
  }

  private endDrag(event: PointerEvent): boolean {
    if (this.dragging !== event.pointerId) return false
    this.dragging = undefined
    return true
  }

  private placeOf({ box }: Press, event: PointerEvent): Place {
    const square = box.width / this.size()
    return { x: (event.clientX - box.left) / square, y: (event.clientY - box.top) / square }
  }
}

function sameSquare(a: Place, b: Place): boolean {
  return Math.floor(a.x) === Math.floor(b.x) && Math.floor(a.y) === Math.floor(b.y)
}

function strayed({ start }: Press, event: PointerEvent): boolean {
  const slop = start.pointerType === 'mouse' ? MOUSE_SLOP : FINGER_SLOP
  return Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slop
}
