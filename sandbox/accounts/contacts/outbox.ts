import type { OutboxTable } from '../../tables/accounts.ts'
import type { Database } from '../../tables/database.ts'

/** Number of messages kept; older ones are deleted. */
const retainedMessages = 5000

export interface Message {
  channel: OutboxTable['channel']
  recipient: string
  subject: string
  body: string
  /** The code contained in the body. */
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

/** Messages to one recipient or to all, newest first. */
export async function readOutbox(
  database: Database,
  { recipient, count }: { recipient?: string | undefined; count: number },
) {
  const query = database.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(count)
  return recipient === undefined ? query.execute() : query.where('recipient', '=', recipient).execute()
}
