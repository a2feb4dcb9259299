import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { CompiledOpening } from '../../../../schemas/compiled.ts'
import type { Device } from '../../../../schemas/documents/blocks/device.ts'
import type { Fact, Facts } from '../../../../schemas/documents/blocks/condition.ts'
import { callApi } from '../../../lib/api/client.ts'
import { serverNow } from '../../../lib/data/server-clock.ts'
import { fetchVisitor } from '../../../lib/data/visitor.ts'
import { factsOf } from '../../../lib/facts.ts'
import { logProblem } from '../../../lib/log.ts'
import { daysOfNew } from '../../../lib/new-player.ts'
import { pickQuery } from '../../../lib/urls/query.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { holds, onlyDeviceOf } from '../../../renderer/conditions.ts'
import type { PageData } from '../../render/page-data.ts'

/** Facts that pages know only if their own blocks ask for them. */
type Asked = Pick<Facts, 'country' | 'campaign' | 'level'>

const factsIn = (openings: readonly CompiledOpening[]): Fact[] =>
  openings.flatMap(({ audience: { all = [], any = [], not = [] } = {} }) => [...all, ...any, ...not])

async function readLevel(): Promise<Asked> {
  const { is_active: takesPart, level } = await callApi('loyalty.getinfo')
  return takesPart ? { level } : {}
}

/** What cannot be read is not known. */
async function orNothing(reading: Promise<Asked>): Promise<Asked> {
  try {
    return await reading
  } catch (error) {
    logProblem('the audience of popups is not known completely', error)
    return {}
  }
}

/** Asks for what the openings need to know of the visitor; null if pages know enough. */
function readAsked(openings: readonly CompiledOpening[]): Promise<Asked> | null {
  const names = factsIn(openings).map(({ fact }) => fact)
  const readings = [
    ...(names.includes('country') || names.includes('campaign') ? [fetchVisitor()] : []),
    ...(sessionStore.get().account !== null && names.includes('level') ? [readLevel()] : []),
  ]
  return readings.length === 0 ? null : merged(readings.map(orNothing))
}

async function merged(readings: readonly Promise<Asked>[]): Promise<Asked> {
  const [first = {}, second = {}] = await Promise.all(readings)
  return { ...first, ...second }
}

/** From this width on: see the fact `device`. */
const desktopWidth = 992

function factsFor(openings: readonly CompiledOpening[], { answer, config }: PageData, asked: Asked): Facts {
  const session = sessionStore.get()
  const asking = factsIn(openings)
  const days = asking.flatMap((fact) => (fact.fact === 'registered' ? [fact.withinDays] : []))
  const keys = asking.flatMap((fact) => (fact.fact === 'query' ? [fact.key] : []))
  const known = {
    ...asked,
    newWithin: session.account ? daysOfNew(days, session.account, serverNow()) : [],
    page: { tags: session.account?.tags ?? [] },
  }
  return factsOf({ locale: answer.locale, config, session, answer: known }, pickQuery(location.search, keys))
}

/** Returns what chooses the openings whose audience includes the visitor: none until that is known. */
export function createAudience(): (
  openings: readonly CompiledOpening[],
  page: PageData,
) => readonly CompiledOpening[] {
  let asked: Asked | undefined
  /** The player for whom it is, or is being read; null: a guest. */
  let player: EntityId | null | undefined

  function read(openings: readonly CompiledOpening[]) {
    const current = sessionStore.get().account?.uid ?? null
    if (player === current) return
    player = current
    const reading = readAsked(openings)
    asked = reading ? undefined : {}
    void reading?.then((answer) => {
      if (player === current) asked = answer
    })
  }

  return function chosen(openings, page) {
    read(page.config.openings ?? [])
    if (!asked) return []
    const facts = factsFor(openings, page, asked)
    const device: Device = innerWidth < desktopWidth ? 'phone' : 'desktop'
    return openings.filter(
      ({ audience, forPlayers }) =>
        (forPlayers !== true || facts.user === 'authenticated') &&
        holds(audience, facts) &&
        (onlyDeviceOf(audience, facts) ?? device) === device,
    )
  }
}
