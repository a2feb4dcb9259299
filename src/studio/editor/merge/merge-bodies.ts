import { diff } from 'jsondiffpatch'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { JsonPath } from '../../json-path.ts'
import { keepsPositions, mergedOrder, rowsById, withFreeId, type Rows } from './merge-rows.ts'

/** What became of the same value of two editors. undefined: it is not there. */
interface Versions {
  /** What both began with. */
  base: unknown
  mine: unknown
  theirs: unknown
}

/** A value that both editors have changed, each in another way. */
export interface MergeConflict extends Versions {
  /** Stays the same when rows around it are added or moved. */
  key: string
  /** Where it is in the editor's own version; in the other one if that has removed it. */
  path: JsonPath
}

export interface Merge {
  body: Record<string, unknown>
  conflicts: readonly MergeConflict[]
}

type Body = Readonly<Record<string, unknown>>

/** The whole document, as both began and as each has it now. */
export type Bodies = Readonly<Record<keyof Versions, Body>>

interface Place {
  key: string
  mine: JsonPath
  theirs: JsonPath
}

export const isSame = (one: unknown, other: unknown) => diff(one, other) === undefined

const within = (
  { key, mine, theirs }: Place,
  name: string,
  at: string | number = name,
  other = at,
): Place => ({
  key: `${key}/${name}`,
  mine: [...mine, at],
  theirs: [...theirs, other],
})

/** Whether two objects are two alternatives, whose fields do not fit each other. */
const isOtherType = (one: Body, other: Body) => one['type'] !== other['type']

const idsIn = (body: Body) => [...JSON.stringify(body).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)

class Merger {
  readonly conflicts: MergeConflict[] = []
  readonly #bodies: Bodies
  readonly #theirKeys: ReadonlySet<string>
  readonly #takenIds: Set<string>

  constructor(bodies: Bodies, theirKeys: ReadonlySet<string>) {
    this.#bodies = bodies
    this.#theirKeys = theirKeys
    this.#takenIds = new Set([...idsIn(bodies.mine), ...idsIn(bodies.theirs)])
  }

  merge(): Merge {
    const body = this.#fields(this.#bodies, { key: '', mine: [], theirs: [] })
    return { body, conflicts: this.conflicts }
  }

  #fields({ base, mine, theirs }: Bodies, place: Place): Record<string, unknown> {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const merged = [...names].map((name) => {
      const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
      return [name, this.#value(versions, within(place, name))] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  #value(versions: Versions, place: Place): unknown {
    const { base, mine, theirs } = versions
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine
    if (isSame(base, mine)) return theirs
    if (isRecord(mine) && isRecord(theirs) && !isOtherType(mine, theirs))
      return this.#fields({ base: isRecord(base) ? base : {}, mine, theirs }, place)
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.#rows(Array.isArray(base) ? base : [], mine, theirs, place) ?? this.#choice(versions, place)
    return this.#choice(versions, place)
  }

  #choice(versions: Versions, { key, mine, theirs }: Place): unknown {
    this.conflicts.push({ ...versions, key, path: versions.mine === undefined ? theirs : mine })
    return this.#theirKeys.has(key) ? versions.theirs : versions.mine
  }

  /** null: nobody can tell which rows are the same. */
  #rows(
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
    place: Place,
  ): unknown[] | null {
    const [before, own, other] = [rowsById(base), rowsById(mine), rowsById(theirs)]
    if (before && own && other) return this.#namedRows(before, own, other, place)
    if (!keepsPositions(base, mine) || !keepsPositions(base, theirs)) return null
    return base.map((row, index) =>
      this.#value({ base: row, mine: mine[index], theirs: theirs[index] }, within(place, `${index}`, index)),
    )
  }

  #namedRows(base: Rows, mine: Rows, theirs: Rows, place: Place): unknown[] | null {
    const order = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])
    if (!order) return null
    const indexIn = (rows: Rows, id: string) => [...rows.keys()].indexOf(id)
    return order.flatMap((id) => {
      const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
      // Two new rows happen to have the same id.
      if (!base.has(id) && mine.has(id) && theirs.has(id) && !isSame(versions.mine, versions.theirs)) {
        const renamed = withFreeId(versions.mine, this.#takenIds)
        if (renamed) return [versions.theirs, renamed]
      }
      const merged = this.#value(versions, within(place, `[${id}]`, indexIn(mine, id), indexIn(theirs, id)))
      return merged === undefined ? [] : [merged]
    })
  }
}

/**
 * Merges what two editors have made of a document, field by field: what only one of them has changed is taken from that
 * one. Where both have changed the same value, the own one stays, unless its key is among `theirKeys`.
 */
export function mergeBodies(bodies: Bodies, theirKeys: ReadonlySet<string> = new Set()): Merge {
  return new Merger(bodies, theirKeys).merge()
}
