/** Sounds, made as they are needed: struck wood is a few sines that die away and a puff of noise.
 * None is louder than speech; all but the end of the game are shorter than 150 ms. */

export type SoundName =
  | 'step'
  | 'hop'
  | 'take'
  | 'crown'
  | 'deny'
  | 'away' // the opponent moved while the page was hidden
  | 'low' // little time is left
  | 'win'
  | 'draw'
  | 'loss'

/** One stroke: when (s), pitch (Hz), how long it rings (s), how loud, and how much noise in it. */
interface Stroke {
  at: number
  pitch: number
  ring: number
  loud: number
  felt: number
}

const TICK: Stroke = { at: 0, pitch: 640, ring: 0.06, loud: 0.22, felt: 0.6 }
const WOOD: Stroke = { at: 0, pitch: 300, ring: 0.09, loud: 0.25, felt: 0.4 }
const BAR: Stroke = { at: 0, pitch: 440, ring: 0.35, loud: 0.22, felt: 0.1 }
const bars = (...pitches: number[]): Stroke[] =>
  pitches.map((pitch, i) => ({ ...BAR, at: i * 0.17, pitch }))

const STROKES: Record<SoundName, Stroke[]> = {
  step: [TICK],
  hop: [TICK],
  take: [WOOD],
  crown: [
    { ...TICK, pitch: 880, loud: 0.18 },
    { ...TICK, at: 0.045, pitch: 720 },
  ],
  deny: [{ ...WOOD, pitch: 150, loud: 0.2, felt: 0.9 }],
  away: [TICK, { ...TICK, at: 0.09 }],
  low: [{ ...TICK, pitch: 980, ring: 0.03, loud: 0.14 }],
  win: bars(392, 494, 587),
  draw: bars(440, 440, 440),
  loss: bars(440, 370, 294),
}
const SEMITONE = 2 ** (1 / 12)
/** A wooden bar's second mode lies this much above its first. */
const SECOND_MODE = 2.76
const NOISE_S = 0.012

export interface Sound {
  muted: boolean
  /** `nth` raises a hop by a semitone for each before it. */
  play(name: SoundName, nth?: number): void
}

/** Silent until the first touch or key, when browsers allow sound. */
export function createSound(): Sound {
  let context: AudioContext | undefined
  const wake = (): void => {
    context ??= new AudioContext()
  }
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, wake, { once: true, capture: true })
  }
  const sound: Sound = {
    muted: false,
    play(name, nth) {
      if (sound.muted || !context) return
      if (context.state === 'running') perform(context, name, nth)
      else void context.resume() // put to sleep by the system; this one is missed
    },
  }
  return sound
}

/** Plays into any context, now. */
export function perform(context: BaseAudioContext, name: SoundName, nth = 0): void {
  const raise = name === 'hop' ? SEMITONE ** nth : 1
  for (const stroke of STROKES[name]) strike(context, stroke, raise)
}

function strike(context: BaseAudioContext, stroke: Stroke, raise: number): void {
  const start = context.currentTime + stroke.at
  const pitch = stroke.pitch * raise
  tone(context, pitch, start, stroke.ring, stroke.loud)
  tone(context, pitch * SECOND_MODE, start, stroke.ring / 3, stroke.loud / 4)
  puff(context, pitch, start, stroke.loud * stroke.felt)
}

function fading(context: BaseAudioContext, start: number, length: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  gain.connect(context.destination)
  return gain
}

function tone(
  context: BaseAudioContext,
  pitch: number,
  start: number,
  ring: number,
  loud: number,
): void {
  const wave = new OscillatorNode(context, { frequency: pitch })
  wave.connect(fading(context, start, ring, loud))
  wave.start(start)
  wave.stop(start + ring)
}

/** The felt: a breath of noise around the pitch. */
function puff(context: BaseAudioContext, pitch: number, start: number, loud: number): void {
  const length = Math.ceil(context.sampleRate * NOISE_S)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(context, { buffer })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch * 2, Q: 0.8 })
  noise.connect(band).connect(fading(context, start, NOISE_S, loud))
  noise.start(start)
}
