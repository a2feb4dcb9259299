/** Fills in a list. */
import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { phrase } from '../../schemas/phrase.ts'
import { crossedLimits, limitsOf, ofArray, rowSchema } from './parts.ts'
import { listedValues } from './scalars.ts'
import { createTest } from './satisfies.ts'
import type { Filled, Solved } from './solution.ts'
import { branchesAt, type Path, type World } from './worlds.ts'

interface ListOptions {
  /** An empty list is not enough if it must have entries. */
  isRequired: boolean
  /** Finds values for one entry: at most `wanted` different ones. */
  solveRow: (schemas: readonly unknown[], at: number, wanted: number) => Solved
}

const rowParts = (root: JsonSchema, parts: readonly JsonSchema[]): JsonSchema[] =>
  parts
    .flatMap((part) => rowSchema(part, 0))
    .map((schema) => dereference(root, schema))
    .filter((found) => found !== undefined)

/** Values for a list: as many entries as it needs, then each combination inside an entry. */
export function solveList(
  root: JsonSchema,
  { parts, none, branches }: World,
  path: Path,
  { isRequired, solveRow }: ListOptions,
): Solved {
  const tuple = parts.map(({ items }) => items).find((items) => Array.isArray(items))
  const least = Math.max(0, ...limitsOf(parts, 'minItems'))
  const most = Math.min(...limitsOf(parts, 'maxItems'))
  const isDifferent = parts.some(({ uniqueItems }) => uniqueItems === true) && !tuple
  const choices = isDifferent ? listedValues(rowParts(root, parts)) : undefined
  const crossed =
    crossedLimits(parts, ['minItems', least], ['maxItems', most]) ??
    (choices && crossedLimits(parts, ['minItems', least], ['enum', new Set(choices).size]))
  if (crossed) return { filled: [], failure: { path, ...crossed } }
  const contained = parts.flatMap(({ contains }) => (contains === undefined ? [] : [contains]))
  // The first entry is one that the list must contain; other entries may be different.
  const count = Math.min(most, Math.max(least, tuple?.length ?? 0, contained.length > 0 ? 2 : 1))
  const rowSchemas = (at: number): unknown[] => [
    ...parts.flatMap((part) => rowSchema(part, at)),
    ...(at === 0 ? contained : []),
  ]
  const rows: Solved[] = []
  for (let at = 0; at < count; at += 1) {
    const wanted = isDifferent ? count : 1
    const solved = solveRow(rowSchemas(at), at, wanted)
    if (solved.filled.length > 0) rows.push(solved)
    else if (at < least) return solved
    else break
    if (wanted > 1) break
  }
  const isValid = createTest(root, parts.map(ofArray), none)
  const [first] = rows
  const values = isDifferent
    ? (first?.filled ?? []).map(({ value }) => value).slice(0, count)
    : rows.map(({ filled }) => filled[0]?.value)
  const candidates = [values, values.slice(0, Math.max(least, 1)), values.slice(0, least), []].filter(
    (some) => isValid(some),
  )
  const [value] = candidates
  if (!value || (value.length === 0 && isRequired && least > 0))
    return { filled: [], failure: { path, reason: phrase`no value was found` } }
  const states = rows.flatMap((row, at) =>
    row.filled
      .slice(1)
      .filter(({ branches: own }) => own.length > 0)
      .map((filled): Filled => ({
        value: value.map((each, place) => (place === at ? filled.value : each)),
        branches: [...branches, ...branchesAt(filled.branches, String(at))],
      }))
      // An entry after the necessary ones may be one too many of its kind.
      .filter((state) => at < value.length && (at < least || isValid(state.value))),
  )
  return {
    filled: [
      { value, branches: [...branches, ...branchesAt(first?.filled[0]?.branches ?? [], '0')] },
      ...states,
    ],
  }
}
