/** Sheets that are loaded when they are wanted, with the style that they share. */

import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { loadToolTranslate, type Language, type ToolKey, type Translate } from '../../i18n'
import type { Scene } from '../scene'
import { addStyle } from '../stylesheet'

/** Put in by build.mjs. */
declare const TOOLS_STYLE_URL: string

let styled: Promise<void> | undefined

/** What did not come is asked for again the next time. */
function style(): Promise<void> {
  styled ??= addStyle(TOOLS_STYLE_URL).catch((error: unknown) => {
    styled = undefined
    throw error
  })
  return styled
}

/** What such a sheet is drawn from: its words are none of the page's. */
export interface ToolScene extends Scene {
  w: Translate<ToolKey>
}

interface Tool {
  Sheet: ComponentType<ToolScene>
  w: Translate<ToolKey>
}

async function fetchTool(load: () => Promise<Tool['Sheet']>, language: Language): Promise<Tool> {
  const [Sheet, w] = await Promise.all([load(), loadToolTranslate(language), style()])
  return { Sheet, w }
}

/** A sheet that shows nothing until it has come; if it doesn't, that is said. */
export function lazy(load: () => Promise<ComponentType<ToolScene>>): ComponentType<Scene> {
  return function Lazy(scene: Scene) {
    const [tool, setTool] = useState<Tool>()
    useLayoutEffect(() => {
      const notice = { key: 'say.noPart', reload: true } as const
      const lost = (): void => scene.table.store.set({ overlay: undefined, notice })
      fetchTool(load, scene.t.language).then(setTool, lost)
    }, [])
    return tool ? <tool.Sheet {...scene} w={tool.w} /> : null
  }
}
