import { isRecord } from '../../../../schemas/is-record.ts'
import { createContext, useContext } from 'react'
import {
  contrastFigures,
  schemes,
  type ContrastFigure,
} from '../../../../schemas/documents/theme/theme-contrast.ts'

/** Contrast issues of a theme's colours, by field id. */
export type ContrastFigures = ReadonlyMap<string, readonly ContrastFigure[]>

export const ContrastContext = createContext<ContrastFigures>(new Map())

/** The pairs in which a colour is the foreground. */
export const useContrast = (fieldId: string): readonly ContrastFigure[] =>
  useContext(ContrastContext).get(fieldId) ?? []

/** The contrast figures of a theme in the editor. */
export function figuresOf(body: Readonly<Record<string, unknown>>): ContrastFigures {
  const { colours } = body
  const figures = new Map<string, ContrastFigure[]>()
  for (const scheme of schemes) {
    const set = isRecord(colours) ? colours[scheme] : undefined
    if (!isRecord(set)) continue
    for (const each of contrastFigures(scheme, set)) {
      const id = `field/colours/${scheme}/${each.pair.front}`
      figures.set(id, [...(figures.get(id) ?? []), each])
    }
  }
  return figures
}
