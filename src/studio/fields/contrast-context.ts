import { createContext, useContext } from 'react'
import { contrastFigures, schemes, type ContrastFigure } from '../../../schemas/documents/theme-contrast.ts'
import { isRecord } from '../../../schemas/forms/json-schema.ts'

/** What publication finds of the colours of a theme, by the ids of their fields. */
export type ContrastFigures = ReadonlyMap<string, readonly ContrastFigure[]>

export const ContrastContext = createContext<ContrastFigures>(new Map())

/** The pairs that a colour is the front of. */
export const useContrast = (fieldId: string): readonly ContrastFigure[] =>
  useContext(ContrastContext).get(fieldId) ?? []

/** The figures of a theme as it stands in the editor. */
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
