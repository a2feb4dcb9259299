import type { OutboxTable } from '../../tables/accounts.ts'
import type { Database } from '../../tables/database.ts'

/** Messages that are kept: the outbox is for looking at, not for ever. */
export const retainedMessages = 5000

export interface Message {
  channel: OutboxTable['channel']
  recipient: string
  subject: string
  body: string
  /** The code that the body holds. */
  code?: string
  at: number
}

/** "Sends" a message: nothing leaves the sandbox, the outbox page shows it. */
export async function sendMessage(database: Database, message: Message): Promise<void> {
  const { id } = await database
    .insertInto('outbox')
    .values({ ...message, code: message.code ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .deleteFrom('outbox')
    .where('id', '<=', id - retainedMessages)
    .execute()
}

/** The newest messages first, of one recipient or of all. */
export async function readOutbox(
  database: Database,
  { recipient, count }: { recipient?: string | undefined; count: number },
) {
  const query = database.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(count)
  return recipient === undefined ? query.execute() : query.where('recipient', '=', recipient).execute()
}
