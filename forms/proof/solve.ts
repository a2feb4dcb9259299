/** Fills in a form: finds values for every combination of conditions that a user can reach. */
import { withoutEmpty } from '../contract/form-values.ts'
import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { phrase, type Phrase } from '../../schemas/phrase.ts'
import { listedValues, scalarValues, type Failure } from './scalars.ts'
import { createTest } from './satisfies.ts'
import { crossedLimits, isOpen, limitsOf, listOf, ofObject, propertySchemas, typesOf } from './parts.ts'
import type { Filled, Solution, Solved, Trap } from './solution.ts'
import { solveList } from './solve-list.ts'
import { asSchemas, branchesAt, worldsOf, type Branch, type Demand, type Path, type World } from './worlds.ts'

/** Fields after which optional ones stay empty: the values are displayed, and a user would not fill in more. */
const maxFields = 400

const keyOf = (branches: readonly Branch[]) =>
  branches.map(({ keyword, part }) => `${keyword} ${part}`).join(', ')

const lasting = ['properties', 'required', 'type']

/** What a schema demands whatever its conditions lead to. */
const withoutConditions = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => lasting.includes(keyword)))

/** Names of fields that a user adds to an object that needs more of them. */
function addedNames(root: JsonSchema, parts: readonly JsonSchema[], count: number): string[] {
  if (count <= 0 || !isOpen(parts)) return []
  const rules = asSchemas(parts.map(({ propertyNames }) => propertyNames))
  const [pattern] = parts.flatMap(({ patternProperties }) => Object.keys(patternProperties ?? {}))
  const isNamed = parts.every(({ additionalProperties: more }) => !more) && pattern !== undefined
  const named = isNamed ? [{ type: 'string', pattern }] : []
  const found = scalarValues('string', { root, parts: [...rules, ...named], none: [], count })
  return 'values' in found ? found.values.map(String) : []
}

const isDependency = ({ keyword }: Branch) => keyword === 'dependencies'

/** A list or a single value is one answer: a user who breaks a condition about it changes that answer. */
function isOneAnswer({ branches, parts }: World): boolean {
  const types = typesOf(parts)
  // Each option must be an answer.
  if (types.length === 0 || types.includes('object') || listedValues(parts) !== undefined) return false
  return branches.every(({ keyword }) => keyword === 'if')
}

const isRequiredIn = (parts: readonly JsonSchema[], name: unknown): boolean =>
  parts.some(({ required }) => listOf(required).includes(name))

/** A schema and the parts of its `allOf`, with references resolved. */
function conjuncts(root: JsonSchema, schema: unknown, depth = 0): JsonSchema[] {
  const found = dereference(root, schema)
  if (!found || depth > 8) return []
  return [found, ...listOf(found['allOf']).flatMap((part) => conjuncts(root, part, depth + 1))]
}

/** Solves a converted schema until the deadline, a time by `now`. */
export function solveForm(root: JsonSchema, now: () => number, deadline: number): Solution {
  const traps: Trap[] = []
  const unfillable: Trap[] = []
  let isComplete = true
  let fields = 0
  const known = new Map<unknown, Solved>()
  const isLate = () => now() > deadline

  function solve(demand: Demand, path: Path, above: readonly unknown[], count = 1): Solved {
    const [only, ...others] = demand.all.map((schema) => dereference(root, schema) ?? schema)
    const isShared = others.length === 0 && demand.none.length === 0 && count === 1 && demand.isRequired
    const memo = isShared ? known.get(only) : undefined
    if (memo) return memo
    if (only !== undefined && others.length === 0 && above.includes(only))
      return { filled: [], failure: { path, reason: phrase`it requires itself recursively`, schema: only } }
    const solved = solveAll(demand, path, only === undefined ? above : [...above, only], count)
    if (isShared && solved.filled.length > 0) known.set(only, solved)
    return solved
  }

  function solveAll(demand: Demand, path: Path, above: readonly unknown[], count: number): Solved {
    const found = worldsOf(root, demand)
    if (!found.isComplete) isComplete = false
    const groups = new Map<string, World[]>()
    for (const world of found.worlds) {
      const key = keyOf(world.branches)
      groups.set(key, [...(groups.get(key) ?? []), world])
    }
    const filled: Filled[] = []
    let failure: Solved['failure']
    const failed: Trap[] = []
    for (const worlds of groups.values()) {
      if (isLate()) {
        isComplete = false
        break
      }
      const tried = firstSolved(worlds, demand, path, above, count)
      filled.push(...tried.filled)
      if (tried.filled.length > 0) continue
      // What was not found in time may exist.
      if (isLate()) {
        isComplete = false
        break
      }
      const [world] = worlds
      const why = tried.failure ?? { path, reason: phrase`no value was found` }
      failure ??= why
      if (world) failed.push({ ...why, branches: branchesAt(world.branches, ...path) })
    }
    // Without conditions there is one combination, whose failure is that of the whole.
    if (filled.length > 0 || path.length === 0)
      for (const trap of failed) {
        const worlds = groups.get(keyOf(trap.branches)) ?? []
        const isCorrectable = filled.length > 0 && worlds.every(isOneAnswer)
        if (!isCorrectable && isReachable(worlds, demand, path, above) && !isLate()) traps.push(trap)
      }
    return filled.length > 0 ? { filled } : { filled, ...(failure && { failure }) }
  }

  function firstSolved(
    worlds: readonly World[],
    demand: Demand,
    path: Path,
    above: readonly unknown[],
    count: number,
  ): Solved {
    let failure: Solved['failure']
    for (const world of worlds) {
      const solved = solveWorld(world, demand, path, above, count)
      if (solved.filled.length > 0) return solved
      // A combination is impossible only if all ways to it are.
      if (failure === undefined || failure.schema !== undefined) failure = solved.failure
    }
    return { filled: [], ...(failure && { failure }) }
  }

  /** Whether the user can bring the conditions about, whatever follows from them. */
  function isReachable(
    worlds: readonly World[],
    demand: Demand,
    path: Path,
    above: readonly unknown[],
  ): boolean {
    return worlds.some((world) => {
      const { all, none } = world.conditions
      // The user chooses freely between alternatives.
      if (all.length === 0 && none.length === 0 && !world.branches.some(isDependency)) return true
      // A state that ends when the user fills in the required fields is on the way to others.
      if (world.branches.some((branch) => branch.isEmpty === true && isRequiredIn(world.parts, branch.part)))
        return false
      const base = demand.all.flatMap((schema) => conjuncts(root, schema)).map(withoutConditions)
      const required = new Set(base.flatMap((schema) => listOf(schema['required'])))
      if ([...world.absent].some((name) => required.has(name))) return false
      const before = [traps.length, unfillable.length] as const
      const reached = worldsOf(root, {
        all: [...base, ...all],
        none: [...demand.none, ...none],
        isRequired: true,
      })
      const isReached = firstSolved(reached.worlds, demand, path, above, 1).filled.length > 0
      traps.splice(before[0])
      unfillable.splice(before[1])
      return isReached
    })
  }

  function solveWorld(
    world: World,
    demand: Demand,
    path: Path,
    above: readonly unknown[],
    count: number,
  ): Solved {
    const { parts, branches, contradiction } = world
    if (contradiction) return { filled: [], failure: { path, ...contradiction } }
    const types = typesOf(parts)
    const schema = parts.find(({ type }) => type !== undefined)
    if (types.length === 0 || (demand.isRequired && types.every((type) => type === 'null')))
      return { filled: [], failure: { path, reason: phrase`it accepts no type of value`, schema } }
    fields += 1
    const isList = listedValues(parts) !== undefined
    const hasNames = parts.some(
      ({ properties, required }) => properties !== undefined || required !== undefined,
    )
    const isGroup = types.includes('object') && (hasNames || parts.some(({ type }) => type === 'object'))
    if (!isList && (isGroup || world.present.size > 0)) return solveObject(world, path, above)
    const hasRows =
      types.includes('array') && parts.some(({ type, items }) => type === 'array' || items !== undefined)
    if (!isList && hasRows)
      return solveList(root, world, path, {
        isRequired: demand.isRequired,
        solveRow: (all, at, wanted) =>
          solve({ all, none: [], isRequired: true }, [...path, String(at)], above, wanted),
      })
    let failure: Failure | undefined
    for (const type of isList ? [undefined] : types) {
      const found = scalarValues(type, { root, parts, none: world.none, count })
      if ('values' in found)
        return { filled: found.values.map((value, at) => ({ value, branches: at === 0 ? branches : [] })) }
      failure ??= found
    }
    return { filled: [], failure: { path, ...(failure ?? { reason: phrase`no value was found` }) } }
  }

  function solveObject(world: World, path: Path, above: readonly unknown[]): Solved {
    const { parts, none, present, absent, drawn, telling, branches } = world
    const fail = (name: string | undefined, reason: Phrase, schema: unknown, keyword: string): Solved => ({
      filled: [],
      failure: { path: name === undefined ? path : [...path, name], reason, schema, keyword },
    })
    const requiring = (name: string) => parts.find((part) => listOf(part['required']).includes(name))
    const required = new Set([...parts.flatMap((part) => listOf(part['required']).map(String)), ...present])
    const least = Math.max(0, ...limitsOf(parts, 'minProperties'))
    const most = Math.min(...limitsOf(parts, 'maxProperties'))
    const crossed =
      crossedLimits(parts, ['required', required.size], ['maxProperties', most]) ??
      (isOpen(parts) ? undefined : crossedLimits(parts, ['minProperties', least], ['properties', drawn.size]))
    if (crossed) return { filled: [], failure: { path, ...crossed } }
    const solvedBy = new Map<string, Solved>()
    for (const name of new Set([...drawn, ...required])) {
      const isRequired = required.has(name)
      if (absent.has(name)) {
        if (isRequired) return fail(name, phrase`it must be empty here`, requiring(name), 'required')
        continue
      }
      if (!drawn.has(name) && !isOpen(parts)) {
        const alternatives = branches.findLast(({ keyword }) => keyword === 'oneOf')
        return telling.has(name) && alternatives
          ? fail(undefined, phrase`other alternatives accept the same values`, alternatives.schema, 'oneOf')
          : fail(name, phrase`it is not part of the form`, requiring(name), 'required')
      }
      if (!isRequired && fields > maxFields) continue
      const all = propertySchemas(parts, name)
      const solved = solve({ all, none: [], isRequired }, [...path, name], above)
      if (solved.filled.length > 0) solvedBy.set(name, solved)
      else if (isRequired) return solved
      else if (solved.failure && !isLate() && !above.includes(solved.failure.schema) && !all.includes(false))
        unfillable.push({ ...solved.failure, branches: branchesAt(branches, ...path) })
    }
    for (const name of addedNames(root, parts, least - solvedBy.size)) {
      const solved = solve(
        { all: propertySchemas(parts, name), none: [], isRequired: true },
        [...path, name],
        above,
      )
      if (solved.filled.length > 0) solvedBy.set(name, solved)
    }
    const valueOf = (names: readonly string[], other?: { name: string; filled: Filled }) =>
      withEqualFields(
        parts,
        Object.fromEntries(
          names.map((name) => [
            name,
            (other?.name === name ? other.filled : solvedBy.get(name)?.filled[0])?.value,
          ]),
        ),
      )
    const isValid = createTest(root, parts.map(ofObject), none)
    const all = [...solvedBy.keys()]
    const needed = all.filter((name) => required.has(name))
    const names = [
      all,
      [...needed, ...all.filter((name) => !required.has(name))].slice(0, Math.max(least, needed.length)),
      needed,
    ].find((some) => isValid(withoutEmpty(valueOf(some))))
    if (!names) return { filled: [], failure: { path, reason: phrase`no value was found` } }
    const first: Filled = {
      value: valueOf(names),
      branches: [
        ...branches,
        ...names.flatMap((name) => branchesAt(solvedBy.get(name)?.filled[0]?.branches ?? [], name)),
      ],
    }
    // Fields do not depend on each other any more, so each combination inside one is tried once.
    const others = names.flatMap((name) =>
      (solvedBy.get(name)?.filled ?? []).slice(1).map((filled): Filled => ({
        value: valueOf(names, { name, filled }),
        branches: [...branches, ...branchesAt(filled.branches, name)],
      })),
    )
    return { filled: [first, ...others] }
  }

  /** A field that must equal another gets its value. */
  function withEqualFields(
    parts: readonly JsonSchema[],
    values: Record<string, unknown>,
  ): Record<string, unknown> {
    for (const name of Object.keys(values)) {
      for (const schema of propertySchemas(parts, name)) {
        const { sameAs } = dereference(root, schema) ?? {}
        if (typeof sameAs === 'string' && values[sameAs] !== undefined) values[name] = values[sameAs]
      }
    }
    return values
  }

  const { filled, failure } = solve({ all: [root], none: [], isRequired: true }, [], [])
  if (filled.length === 0 && traps.length === 0 && failure && !isLate())
    traps.push({ ...failure, branches: [] })
  return { filled, traps, unfillable, isComplete }
}
