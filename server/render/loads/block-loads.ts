import Value from 'typebox/value'
import { Type, type TSchema } from 'typebox'
import type { CallContract } from '../../../schemas/api/call.ts'
import { callContracts, type CallParams, type CallName } from '../../../schemas/api/calls.ts'
import type { BlockData, CompiledBlock, CompiledLoad, CompiledPage } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { Condition, Facts } from '../../../schemas/documents/blocks/condition.ts'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { CallContext } from '../../platform/index.ts'
import { loadParams, namedCategories } from '../../../src/lib/data/load-params.ts'
import type { Deadline } from '../page/deadline.ts'
import { PromiseCache } from '../../lib/cache.ts'
import type { SharedAnswers } from '../cache/shared-answers.ts'
import { withoutEnded } from './ended-items.ts'
import { isOutage } from '../page/system-answers.ts'
import { interned } from './interned.ts'
import { rejectedCurrencies } from './rejected-currencies.ts'
import { withShownItems } from './shown-items.ts'

interface Task {
  block: CompiledBlock
  name: string
  load: CompiledLoad
}

export interface LoadSurroundings {
  answers: SharedAnswers
  context: CallContext
  facts: Facts
  params: Record<string, string>
  /** Currency of a player for amounts in answers for everybody; undefined: the platform's default. */
  currency?: string | undefined
  deadline: Deadline
  holds: (condition: Condition | undefined, facts: Facts) => boolean
  onFailure: (error: unknown, load: CompiledLoad) => void
}

/** The loads of all visible blocks, including those in layouts and slots. */
function tasksOf(blocks: readonly CompiledBlock[], surroundings: LoadSurroundings): Task[] {
  const { facts, holds } = surroundings
  return blocks
    .filter((block) => holds(block.when, facts))
    .flatMap((block) => [
      ...Object.entries(block.load ?? {})
        .filter(([, load]) => load.access === 'guest' || facts.user === 'authenticated')
        .filter(([, { except }]) => !except?.values.includes(facts.query[except.query] ?? ''))
        .map(([name, load]) => ({ block, name, load })),
      ...Object.values(block.slots ?? {}).flatMap((slot) => tasksOf(slot, surroundings)),
    ])
}

const late: LoadResult = { status: 'error', error: 'UnknownErrorException' }

/** The answer that the platform gives in the time that the page has, or else the last one, if that may be old. */
async function answerNow<Name extends CallName>(
  call: Name,
  params: CallParams<Name>,
  context: CallContext,
  load: CompiledLoad,
  { answers, deadline, onFailure }: LoadSurroundings,
): Promise<LoadResult> {
  const asked = answers.load(call, params, context, (error) => onFailure(error, load))
  const answer = await deadline.within(asked, late)
  if (answer === late) onFailure(new Error('The page did not wait any longer'), load)
  if (answer.status === 'success' || !isOutage(answer.error)) return answer
  return answers.last(call, params, context) ?? answer
}

/** The platform's categories. If they cannot be read, an empty list: categories then count as unknown. */
async function readCategories(
  surroundings: LoadSurroundings,
  load: CompiledLoad,
): Promise<readonly GameCategory[]> {
  const result = await answerNow('games.getCategories', {}, surroundings.context, load, surroundings)
  const { answer } = callContracts['games.getCategories']
  return result.status === 'success' && Value.Check(answer, result.data) ? result.data.items : []
}

const partial = new Map<CallName, TSchema>()
/**
 * Parameters that were found valid, with their call. Parameters in a block never change, and repeat with
 * every page.
 */
const fitting = new WeakMap<object, CallName>()

/** Parameters from an address are untrusted: invalid ones are not sent. */
function isCallParams<Name extends CallName>(name: Name, values: unknown): values is CallParams<Name> {
  if (typeof values !== 'object' || values === null) return false
  if (fitting.get(values) === name) return true
  const contract = partial.get(name) ?? Type.Partial(callContracts[name].params)
  partial.set(name, contract)
  const fits = Value.Check(contract, values)
  if (fits) fitting.set(values, name)
  return fits
}

async function readParams({ block, load }: Task, surroundings: LoadSurroundings): Promise<unknown> {
  const sources = {
    props: block.props ?? {},
    route: surroundings.params,
    query: surroundings.facts.query,
  }
  const needsCategories = namedCategories(load.params, sources).length > 0
  const categories = needsCategories ? await readCategories(surroundings, load) : []
  return Value.Convert(callContracts[load.call].params, loadParams(load.params, sources, categories))
}

const fixed = new WeakMap<CompiledBlock, Map<string, Promise<unknown>>>()

/** Constant parameters of a block are read once. */
function paramsOf(task: Task, surroundings: LoadSurroundings): Promise<unknown> {
  const { block, name, load } = task
  if (!Object.values(load.params).every(({ from }) => from === 'value' || from === 'props'))
    return readParams(task, surroundings)
  const ofBlock = fixed.get(block) ?? new Map<string, Promise<unknown>>()
  fixed.set(block, ofBlock)
  const params = ofBlock.get(name) ?? readParams(task, surroundings)
  ofBlock.set(name, params)
  return params
}

const invalid = { status: 'error', error: 'InvalidParameterException' } as const satisfies LoadResult

function contextOf({ load }: Task, { context }: LoadSurroundings): CallContext {
  return load.shared ? { locale: context.locale } : context
}

async function answerOf(params: unknown, task: Task, surroundings: LoadSurroundings): Promise<LoadResult> {
  const { call } = task.load
  if (!isCallParams(call, params)) return invalid
  return answerNow(call, params, contextOf(task, surroundings), task.load, surroundings)
}

/**
 * The answer with amounts in the player's currency, unless the platform rejects the parameter. A platform may; it is a
 * failure only if the call also fails without it.
 */
async function answerInCurrency(task: Task, surroundings: LoadSurroundings): Promise<LoadResult> {
  const { currency } = surroundings
  const contract: CallContract = callContracts[task.load.call]
  const params = await paramsOf(task, surroundings)
  if (currency === undefined || contract.byCurrency !== true || typeof params !== 'object')
    return answerOf(params, task, surroundings)
  const rejected = rejectedCurrencies(surroundings.answers)
  if (rejected.has(task.load.call, currency)) return answerOf(params, task, surroundings)
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  const answer = await answerOf({ ...params, currency }, task, { ...surroundings, onFailure })
  if (answer.status !== 'error' || answer.error !== invalid.error) {
    failures.forEach((error) => surroundings.onFailure(error, task.load))
    return answer
  }
  const plain = await answerOf(params, task, surroundings)
  if (plain.status === 'success') rejected.add(task.load.call, currency)
  return plain
}

async function run(task: Task, surroundings: LoadSurroundings): Promise<LoadResult> {
  const answer = await answerInCurrency(task, surroundings)
  const current = withoutEnded(answer, task.load, surroundings.answers.now())
  const shown = withShownItems(current, task.load)
  const isForEverybody =
    contextOf(task, surroundings).caller === undefined || callContracts[task.load.call].isShared === true
  return isForEverybody ? shown : interned(shown)
}

async function runAll(tasks: readonly Task[], surroundings: LoadSurroundings): Promise<BlockData> {
  const results = await Promise.all(tasks.map((task) => run(task, surroundings)))
  const data: BlockData = {}
  tasks.forEach(({ block, name }, index) => {
    const result = results[index]
    if (result !== undefined) data[block.id] = { ...data[block.id], [name]: result }
  })
  return data
}

const isForEverybody = ({ load: { call, shared } }: Task) =>
  callContracts[call].access === 'guest' && (shared === true || callContracts[call].isShared === true)

/** Milliseconds for which the answers of a page are kept together, so that a page needs one look-up. */
const commonTtlMs = 1000
/** Per page: visitors with different facts, at different addresses. */
const maxCommon = 50

type PageCache = WeakMap<CompiledPage, PromiseCache<BlockData>>
/** A preview has its own answers for the same pages. */
const common = new WeakMap<SharedAnswers, PageCache>()

function commonOf(page: CompiledPage, answers: SharedAnswers): PromiseCache<BlockData> {
  const pages = common.get(answers) ?? (new WeakMap() satisfies PageCache)
  common.set(answers, pages)
  const cache =
    pages.get(page) ??
    new PromiseCache<BlockData>({
      max: maxCommon,
      ttlMs: commonTtlMs,
      now: answers.now,
      isCacheable: (data) =>
        Object.values(data).every((results) =>
          Object.values(results).every((result) => result.status === 'success' && result.asOf === undefined),
        ),
    })
  pages.set(page, cache)
  return cache
}

/** Runs the loads of a page's blocks, in parallel. A failure affects its own block only. */
export async function loadBlocks(page: CompiledPage, surroundings: LoadSurroundings): Promise<BlockData> {
  const { answers, facts, params, context } = surroundings
  const tasks = tasksOf([...page.header, ...page.blocks, ...page.footer], surroundings)
  const key = JSON.stringify([facts, params])
  const [shared, own] = await Promise.all([
    // In nobody's name, so that the answers cannot be those of one player.
    commonOf(page, answers).get(key, () =>
      runAll(tasks.filter(isForEverybody), { ...surroundings, context: { locale: context.locale } }),
    ),
    runAll(
      tasks.filter((task) => !isForEverybody(task)),
      surroundings,
    ),
  ])
  const merged = { ...shared }
  for (const [id, results] of Object.entries(own)) merged[id] = { ...merged[id], ...results }
  return merged
}
