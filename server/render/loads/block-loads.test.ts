import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CompiledBlock, CompiledLoad } from '../../../schemas/compiled.ts'
import { factsOf } from '../../../src/lib/facts.ts'
import { holds } from '../../../src/renderer/conditions.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testCaller } from '../../../tests/support/test-caller.ts'
import type { CallContext, Platform } from '../../contracts/platform.ts'
import { readCookie } from '../../http/cookies.ts'
import { startDeadline } from '../page/deadline.ts'
import { loadBlocks } from './block-loads.ts'
import { SharedAnswers } from '../cache/shared-answers.ts'

const games: CompiledLoad = { call: 'games.get', access: 'guest', params: {} }

function block(load: Partial<CompiledLoad>, rest: Partial<CompiledBlock> = {}): CompiledBlock {
  return { id: 'row', type: 'GameRow', props: {}, load: { games: { ...games, ...load } }, ...rest }
}

const contextOf = (session?: string): CallContext => ({
  locale: 'uz',
  ...(session !== undefined && { caller: testCaller(`session=${session}`) }),
})
const sessionIn = ({ caller }: CallContext) => readCookie(caller?.headers.cookie, 'session')

/** Runs the loads of a guest's page against a platform that records its calls. */
async function load(blocks: CompiledBlock[], query: Record<string, string> = {}, session?: string) {
  const asked: unknown[] = []
  const sessions: unknown[] = []
  const failures: unknown[] = []
  const platform: Platform = {
    call(name, params, context) {
      asked.push([name, params])
      sessions.push(sessionIn(context))
      return Promise.reject(new ApiError('TooManyRequestsException', 'Slowly'))
    },
    hit: async () => [],
    register: async () => {},
    close: async () => {},
  }
  const data = await loadBlocks(testPage(blocks), {
    answers: new SharedAnswers({ platform, now: () => 0 }),
    context: contextOf(session),
    deadline: startDeadline(() => 0),
    facts: factsOf({ locale: 'uz', config: testConfig, session: { account: null } }, query),
    params: { sysname: 'aviora' },
    holds,
    onFailure: (error) => failures.push(error),
  })
  return { asked, sessions, data, failures }
}

describe('parameters of a load', () => {
  it('come from the document, the props, the route and the query', async () => {
    const params: CompiledLoad['params'] = {
      offset: { from: 'value', value: 0 },
      count: { from: 'props', name: 'count' },
      sysname: { from: 'route', name: 'sysname' },
      query: { from: 'query', name: 'search' },
      tags: { from: 'props', name: 'tags' },
    }
    const { asked } = await load([block({ params }, { props: { count: 5 } })], { search: 'moon' })
    expect(asked).toEqual([['games.get', { offset: 0, count: 5, sysname: 'aviora', query: 'moon' }]])
  })

  it('are converted to the types of the call', async () => {
    const { asked } = await load([block({ params: { count: { from: 'query', name: 'n' } } })], { n: '12' })
    expect(asked).toEqual([['games.get', { count: 12 }]])
  })

  it('are not sent if the address makes them invalid', async () => {
    const { asked, data } = await load([block({ params: { count: { from: 'query', name: 'n' } } })], {
      n: 'many',
    })
    expect(asked).toEqual([])
    expect(data).toEqual({ row: { games: { status: 'error', error: 'InvalidParameterException' } } })
  })
})

it('runs the loads of blocks in slots and in the layout', async () => {
  const inner = block({}, { id: 'inner' })
  const { data } = await load([{ id: 'section', type: 'Section', props: {}, slots: { content: [inner] } }])
  expect(Object.keys(data)).toEqual(['inner'])
})

it('loads nothing for a hidden block', async () => {
  const { asked } = await load([block({}, { when: { all: [{ fact: 'user', is: 'authenticated' }] } })])
  expect(asked).toEqual([])
})

it('loads no player data for a guest', async () => {
  expect((await load([block({ access: 'player' })])).asked).toEqual([])
})

it('limits a failure to its block and logs it', async () => {
  const { data, failures } = await load([block({})])
  expect(data).toEqual({ row: { games: { status: 'error', error: 'TooManyRequestsException' } } })
  expect(failures).toHaveLength(1)
})

it('loads without a session if the block displays nothing personal', async () => {
  const wins = { call: 'leaderboard.get' as const, params: {} }
  expect((await load([block(wins)], {}, 'aziza')).sessions).toEqual(['aziza'])
  expect((await load([block({ ...wins, shared: true })], {}, 'aziza')).sessions).toEqual([undefined])
})

it('skips loads that only the browser can run', async () => {
  const except = { query: 'category', values: ['favourites'] }
  expect((await load([block({ except })], { category: 'favourites' })).asked).toEqual([])
  expect((await load([block({ except })], { category: 'slots' })).asked).toHaveLength(1)
})

describe('the answers for everybody on a page', () => {
  const common: CompiledLoad = { call: 'games.getCategories', access: 'guest', params: {} }
  const own: CompiledLoad = { call: 'leaderboard.get', access: 'guest', params: {} }
  const page = testPage([block({}, { load: { common, own } })])
  const asked: [string, string | undefined][] = []
  let now: number
  let fails: boolean

  const answersOfPlatform = () =>
    new SharedAnswers({
      now: () => now,
      platform: {
        async call(name, _params, context) {
          const session = sessionIn(context)
          asked.push([name, session])
          if (fails) throw new ApiError('TooManyRequestsException', 'Slowly')
          return { for: session ?? 'everybody' }
        },
      },
    })
  const loadFor = (answers: SharedAnswers, session: string) =>
    loadBlocks(page, {
      answers,
      context: contextOf(session),
      deadline: startDeadline(() => 0),
      facts: factsOf({ locale: 'uz', config: testConfig, session: { account: null } }, {}),
      params: {},
      holds,
      onFailure: () => {},
    })

  beforeEach(() => {
    asked.length = 0
    now = 1000
    fails = false
  })

  it('are the same object in the pages of two players, who each keep their own', async () => {
    const answers = answersOfPlatform()
    const pages = await Promise.all(['aziza', 'bek'].map((session) => loadFor(answers, session)))
    const [first, second] = pages.map((data) => data['row'])
    expect(first?.['own']).toEqual({ status: 'success', data: { for: 'aziza' } })
    expect(second?.['own']).toEqual({ status: 'success', data: { for: 'bek' } })
    expect(first?.['common']).toEqual({ status: 'success', data: { for: 'everybody' } })
    expect(second?.['common']).toBe(first?.['common'])
    expect(await loadFor(answers, 'aziza')).toEqual(pages[0])
    expect(asked.filter(([name]) => name === common.call)).toEqual([[common.call, undefined]])
  })

  it('do not delay the calls for the player', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const answers = new SharedAnswers({
      now: () => now,
      platform: {
        async call(name) {
          if (name === own.call) release()
          else await held
          return {}
        },
      },
    })
    expect((await loadFor(answers, 'aziza'))['row']?.['common']?.status).toBe('success')
  })

  it('are requested again after six seconds at the latest', async () => {
    const answers = answersOfPlatform()
    await loadFor(answers, 'aziza')
    now = 6000
    await loadFor(answers, 'aziza')
    now = 7001
    await loadFor(answers, 'aziza')
    expect(asked.filter(([name]) => name === common.call)).toHaveLength(2)
  })

  it('are shown with their time for an hour while the platform gives no other', async () => {
    const answers = answersOfPlatform()
    await loadFor(answers, 'aziza')
    fails = true
    now = 600_000
    const old = await loadFor(answers, 'aziza')
    expect(old['row']?.['common']).toEqual({ status: 'success', data: { for: 'everybody' }, asOf: 1000 })
    expect(old['row']?.['own']?.status).toBe('error')
    expect((await loadFor(answers, 'bek'))['row']?.['common']).toBe(old['row']?.['common'])
    now = 3_700_000
    expect((await loadFor(answers, 'aziza'))['row']?.['common']?.status).toBe('error')
    fails = false
    expect((await loadFor(answers, 'aziza'))['row']?.['common']).not.toHaveProperty('asOf')
  })

  it('are requested again at once after a failure, and for a preview', async () => {
    fails = true
    const answers = answersOfPlatform()
    expect((await loadFor(answers, 'aziza'))['row']?.['common']?.status).toBe('error')
    fails = false
    expect((await loadFor(answers, 'aziza'))['row']?.['common']?.status).toBe('success')
    await loadFor(answersOfPlatform(), 'aziza')
    expect(asked.filter(([name]) => name === common.call)).toHaveLength(3)
  })
})

describe('amounts in answers for everybody', () => {
  const own: CompiledLoad = { call: 'games.getCategories', access: 'guest', params: {} }
  const page = testPage([block({}, { load: { games: { ...games }, own } })])

  let now: number
  let failures: unknown[]
  /** Calls that fail in any case. */
  let failing: string[]

  beforeEach(() => {
    now = 1000
    failures = []
    failing = []
  })

  /** A platform that may not know the currency of an answer. */
  function platformThatKnows(isKnown: boolean) {
    const asked: unknown[] = []
    const answers = new SharedAnswers({
      now: () => now,
      platform: {
        async call(name, params, context) {
          asked.push([name, params, sessionIn(context)])
          if (failing.includes(name)) throw new ApiError('InvalidParameterException', 'Broken')
          if ('currency' in params && !isKnown)
            throw new ApiError('InvalidParameterException', 'Unknown', { currency: 'unknown' })
          return { in: 'currency' in params ? params.currency : 'the default' }
        },
      },
    })
    return { asked, answers }
  }
  const loadFor = (answers: SharedAnswers, session?: string, currency?: string) =>
    loadBlocks(page, {
      answers,
      context: contextOf(session),
      deadline: startDeadline(() => 0),
      facts: {
        ...factsOf({ locale: 'uz', config: testConfig, session: { account: null } }, {}),
        currency: currency ?? 'UZS',
      },
      params: {},
      currency,
      holds,
      onFailure: (error) => failures.push(error),
    })
  const gamesOf = ({ row }: Awaited<ReturnType<typeof loadFor>>) => row?.['games']

  it('are in the currency of the player, requested once per currency and without a session', async () => {
    const { asked, answers } = platformThatKnows(true)
    const [guest, first, second] = await Promise.all([
      loadFor(answers),
      loadFor(answers, 'aziza', 'USD'),
      loadFor(answers, 'bek', 'USD'),
    ])
    expect(gamesOf(guest)).toEqual({ status: 'success', data: { in: 'the default' } })
    expect(gamesOf(first)).toEqual({ status: 'success', data: { in: 'USD' } })
    expect(gamesOf(second)).toBe(gamesOf(first))
    expect(asked.filter((call) => JSON.stringify(call).includes('games.get"'))).toEqual([
      ['games.get', {}, undefined],
      ['games.get', { currency: 'USD' }, undefined],
    ])
    expect(asked.filter((call) => JSON.stringify(call).includes('getCategories'))).toEqual([
      ['games.getCategories', {}, undefined],
    ])
  })

  it('are in the default currency if the platform does not know the parameter', async () => {
    const { answers } = platformThatKnows(false)
    expect(gamesOf(await loadFor(answers, 'aziza', 'USD'))).toEqual({
      status: 'success',
      data: { in: 'the default' },
    })
    expect(failures).toEqual([])
  })

  it('are requested with the parameter again ten minutes after it was rejected', async () => {
    const { asked, answers } = platformThatKnows(false)
    const askedFor = () => asked.splice(0).filter((call) => JSON.stringify(call).includes('games.get"'))
    const [withIt, without] = [{ currency: 'USD' }, {}].map((params) => ['games.get', params, undefined])
    await loadFor(answers, 'aziza', 'USD')
    expect(askedFor()).toEqual([withIt, without])
    now = 9 * 60_000
    await loadFor(answers, 'aziza', 'USD')
    expect(askedFor()).toEqual([without])
    now = 11 * 60_000
    await loadFor(answers, 'aziza', 'USD')
    expect(askedFor()).toEqual([withIt, without])
    expect(failures).toEqual([])
  })

  it('are a failure, once, if the call also fails without the parameter', async () => {
    const { asked, answers } = platformThatKnows(true)
    failing = ['games.get']
    await loadFor(answers, 'aziza', 'USD')
    expect(failures).toHaveLength(1)
    failing = []
    now = 60_000
    expect(gamesOf(await loadFor(answers, 'aziza', 'USD'))).toEqual({
      status: 'success',
      data: { in: 'USD' },
    })
    expect(asked).toContainEqual(['games.get', { currency: 'USD' }, undefined])
  })
})

it('requests the limits of a game for the player, whose currency they are in', async () => {
  const details = block({ call: 'games.getDetails', params: { sysname: { from: 'route', name: 'sysname' } } })
  const { sessions } = await load([details], {}, 'of-the-player')
  expect(sessions).toEqual(['of-the-player'])
})
