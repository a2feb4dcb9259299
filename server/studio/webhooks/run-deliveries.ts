import type { Selectable } from 'kysely'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.ts'
import { once } from '../once.ts'
import { system } from '../actor.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { collectEvents, deleteOldDeliveries } from './collect-events.ts'
import type { PostWebhook } from './post.ts'
import { reasonOf, storedReason } from './failure-reason.ts'
import { signedHeaders } from './sign.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Milliseconds before each further attempt, three days in all, as Standard Webhooks recommends. */
export const retryDelays: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/** Failed attempts in a row after which a webhook pauses by itself. */
export const maxFailures = 30
/** Status by which a receiver says that it wants no more messages. */
const gone = 410

/** Milliseconds after which the message of a dead server can be claimed; longer than any request. */
const claimTtlMs = minute
/** Messages that a webhook gets at the same time. */
export const batch = 4

type RunContext = Pick<StudioContext, 'database' | 'gateway' | 'now'>
type Row = Selectable<StudioTables['webhook_deliveries']>
type WebhookRow = Selectable<StudioTables['webhooks']>
interface Claimed {
  row: Row
  webhook: WebhookRow
  until: number
}

/** Messages that nobody is sending, and whose time has come. */
const dueMessages = ({ database, now }: RunContext) =>
  database
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .where('webhooks.state', '=', 'active')
    .where('webhook_deliveries.state', '=', 'waiting')
    .where('next_at', '<=', now())
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]))

/** Claims due messages of a webhook for this server. */
async function claimDue(context: RunContext, webhookId: number): Promise<Claimed[]> {
  const { database, now } = context
  const due = await dueMessages(context)
    .select('webhook_deliveries.id')
    .where('webhook_id', '=', webhookId)
    .orderBy('next_at')
    .orderBy('webhook_deliveries.id')
    .limit(batch)
    .execute()
  if (due.length === 0) return []
  const until = now() + claimTtlMs
  const rows = await database
    .updateTable('webhook_deliveries')
    .set({ claimed_until: until })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    // Another server may have been faster.
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]))
    .returningAll()
    .execute()
  const webhook = await database
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .executeTakeFirst()
  return webhook ? rows.sort((one, other) => one.id - other.id).map((row) => ({ row, webhook, until })) : []
}

interface Outcome {
  status: number | null
  error: Phrase | null
}

async function send({ now }: RunContext, post: PostWebhook, { row, webhook }: Claimed): Promise<Outcome> {
  const { former_secret: former, former_until: until, secret, url } = webhook
  const secrets = former !== null && (until ?? 0) > now() ? [secret, former] : [secret]
  const message = { id: row.message_id, timestamp: Math.floor(now() / 1000), body: row.body }
  try {
    const status = await post({ url, headers: signedHeaders(message, secrets), body: row.body })
    const isOk = status >= 200 && status < 300
    return { status, error: isOk ? null : phrase`The server responds with ${status}` }
  } catch (error) {
    return { status: null, error: reasonOf(error, url) }
  }
}

async function storeOutcome(
  context: RunContext,
  { row, webhook, until }: Claimed,
  { status, error }: Outcome,
): Promise<void> {
  const { database, now } = context
  const attempts = row.attempts + 1
  const delay = retryDelays[row.attempts]
  const isGivenUp = error !== null && (delay === undefined || status === gone)
  const isPausing = await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({
        state: error === null ? 'done' : isGivenUp ? 'failed' : 'waiting',
        attempts,
        next_at: now() + (delay ?? 0),
        claimed_until: null,
        status,
        error: error && storedReason(error),
        sent_at: now(),
      })
      .where('id', '=', row.id)
      .where('claimed_until', '=', until)
      .executeTakeFirst()
    // It took too long: another server has it by now.
    if (numUpdatedRows === 0n) return false
    if (error === null) {
      await transaction.updateTable('webhooks').set({ failures: 0 }).where('id', '=', webhook.id).execute()
      return false
    }
    await transaction
      .updateTable('webhooks')
      .set((values) => ({ failures: values('failures', '+', 1) }))
      .where('id', '=', webhook.id)
      .execute()
    const paused = await transaction
      .updateTable('webhooks')
      .set({ state: 'failing' })
      .where('id', '=', webhook.id)
      .where('state', '=', 'active')
      .where('failures', '>=', status === gone ? 0 : maxFailures)
      .executeTakeFirst()
    return paused.numUpdatedRows > 0n
  })
  if (isPausing) await recordAudit(context, { by: system, action: 'webhooks.pause', subject: webhook.name })
}

/** Sends due messages of a webhook until none is left or one fails; the next run continues. */
async function sendDue(context: RunContext, post: PostWebhook, webhookId: number): Promise<void> {
  for (;;) {
    const claimed = await claimDue(context, webhookId)
    const outcomes = await Promise.all(
      claimed.map(async (each) => {
        const outcome = await send(context, post, each)
        await storeOutcome(context, each, outcome)
        return outcome
      }),
    )
    if (outcomes.length === 0 || outcomes.some(({ error }) => error !== null)) return
  }
}

interface WebhookRunnerOptions {
  context: RunContext
  post: PostWebhook
  onFailure: (error: unknown) => void
}

/** Sends messages of several webhooks independently: a receiver that does not respond delays no other. */
export class WebhookRunner {
  readonly #options: WebhookRunnerOptions
  readonly #collection
  readonly #deletion
  /** Ids of webhooks to which this server is sending. */
  readonly #busy = new Set<number>()
  readonly #runs = new Set<Promise<unknown>>()
  #deletedAt = -Infinity

  constructor(options: WebhookRunnerOptions) {
    const { context, onFailure } = options
    this.#options = options
    this.#collection = once(() => collectEvents(context), onFailure)
    this.#deletion = once(() => deleteOldDeliveries(context), onFailure)
  }

  /** Collects what has happened and sends what is due, except to receivers of an earlier run that does not end. */
  run(): Promise<void> {
    const run = this.#run()
      .catch(this.#options.onFailure)
      .finally(() => this.#runs.delete(run))
    this.#runs.add(run)
    return run
  }

  /** Waits for the runs that take place. */
  async end(): Promise<void> {
    await Promise.all(this.#runs)
  }

  async #run(): Promise<void> {
    const { context } = this.#options
    await this.#collection.run()
    const due = await dueMessages(context).select('webhook_id').distinct().execute()
    await Promise.all(due.map(({ webhook_id: id }) => this.#sendTo(id)))
    if (context.now() < this.#deletedAt + hour) return
    this.#deletedAt = context.now()
    await this.#deletion.run()
  }

  async #sendTo(id: number): Promise<void> {
    const { context, post, onFailure } = this.#options
    if (this.#busy.has(id)) return
    this.#busy.add(id)
    await sendDue(context, post, id)
      .catch(onFailure)
      .finally(() => this.#busy.delete(id))
  }
}
