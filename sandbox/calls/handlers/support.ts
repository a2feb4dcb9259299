import { inTransaction } from '../../../server/contracts/database.ts'
import { networkOf } from '../../../server/contracts/credentials.ts'
import { sendMessage } from '../../accounts/contacts/outbox.ts'
import { limits, takeAttempt } from '../../accounts/login/throttle.ts'
import { chatSettings } from '../../providers/chat/configuration.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'

export const supportAddress = 'support@marra.example'

/** Chat messages kept per player. */
const retainedChatEvents = 1000

export const supportCalls = {
  'support.getsettings'(_input, { sandbox }) {
    return Promise.resolve({
      ...chatSettings(sandbox),
      contacts: [
        { type: 'email', value: supportAddress },
        { type: 'phone', value: '+998712000000' },
        { type: 'telegram', value: '@marra_support' },
      ],
      is_online: true,
    })
  },

  async 'support.sendFeedback'(letter, { sandbox, session, address }) {
    const { name, email, subject = '', message, request_id = null } = letter
    await takeAttempt(sandbox, `feedback:${networkOf(address)}`, limits.feedback)
    const at = sandbox.now()
    await inTransaction(sandbox.database, async (trx) => {
      const accepted = await trx
        .insertInto('feedback')
        .values({ player_id: session?.player.id ?? null, name, email, subject, message, request_id, at })
        .onConflict((conflict) => conflict.column('request_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!accepted) return
      await sendMessage(trx, {
        channel: 'email',
        recipient: supportAddress,
        subject: subject === '' ? `Feedback of ${name}` : subject,
        body: `${name} <${email}>:\n\n${message}`,
        at,
      })
    })
    return 1
  },

  async 'chatEvents.store'(event, scope) {
    const { database, now } = scope.sandbox
    const { id: playerId } = playerOf(scope)
    await inTransaction(database, async (trx) => {
      await trx
        .insertInto('chat_events')
        .values({ player_id: playerId, ...event, at: now() })
        .execute()
      const beyond = await trx
        .selectFrom('chat_events')
        .select('id')
        .where('player_id', '=', playerId)
        .orderBy('id', 'desc')
        .offset(retainedChatEvents)
        .limit(1)
        .executeTakeFirst()
      if (beyond)
        await trx
          .deleteFrom('chat_events')
          .where('player_id', '=', playerId)
          .where('id', '<=', beyond.id)
          .execute()
    })
    return 1
  },
} satisfies CallHandlers
