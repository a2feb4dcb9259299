import { isRecord } from '../../../schemas/is-record.ts'
import type { FieldLabels } from '../fields/labels/field-labels.ts'
import { isSiteLocale, localeName } from '../site-locales.ts'
import type { ChangedValue } from '../../../schemas/studio/changed-values.ts'
import { stepsOf, valueAt, type JsonPath } from '../json-path.ts'

/** The type of the block at a path; undefined: there is no block. */
function blockTypeAt(body: unknown, path: JsonPath): string | undefined {
  const value = valueAt(body, path)
  const type = isRecord(value) && 'id' in value ? value['type'] : undefined
  return typeof type === 'string' ? type : undefined
}

/** A path as its reader knows it, from its innermost block on: “Banner · Slides 1 · Title · Oʻzbekcha”. */
export function labelOfPath(body: unknown, path: JsonPath, labels: FieldLabels): string {
  const prefixes = path.map((_, index) => path.slice(0, index + 1))
  const block = prefixes.findLast((prefix) => blockTypeAt(body, prefix) !== undefined)
  const type = block && blockTypeAt(body, block)
  const rest = path.slice(block?.length ?? 0).filter((step) => step !== 'props' || !block)
  return [...(type === undefined ? [] : [labels.blockOf(type)]), ...stepLabels(rest, labels, type)].join(
    ' · ',
  )
}

/** A value of the log as its reader knows it, without the document that had it. */
export function labelOfChange({ path, block }: ChangedValue, labels: FieldLabels): string {
  const steps = stepsOf(path).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const rest = block === undefined ? steps : steps.slice(steps.lastIndexOf('props') + 1)
  return [...(block === undefined ? [] : [labels.blockOf(block)]), ...stepLabels(rest, labels, block)].join(
    ' · ',
  )
}

/**
 * Rows are named by their list and number, languages by themselves, fields of forms without the keyword of their schema.
 * `of`: the type of their block.
 */
function stepLabels(path: JsonPath, labels: FieldLabels, of?: string): string[] {
  return path.reduce<string[]>((names, step, index) => {
    const parent = path.slice(0, index).findLast((each) => typeof each === 'string') ?? of
    if (step === 'properties' && path[0] === 'schema') return names
    if (typeof step === 'number') return [...names.slice(0, -1), `${names.at(-1) ?? ''} ${step + 1}`.trim()]
    return [...names, isSiteLocale(step) ? localeName(step) : labels.nameOf(step, parent)]
  }, [])
}
