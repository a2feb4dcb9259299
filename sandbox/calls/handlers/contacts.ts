import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { assertConfirmed } from '../../accounts/login/confirmation.ts'
import { issueCode, useCode } from '../../accounts/login/codes.ts'
import { addContact, confirmContact, contactError, contactOf } from '../../accounts/contacts/contacts.ts'
import { reportChange } from '../../accounts/contacts/report-change.ts'
import { changeSubscription, unsubscribeByToken } from '../../accounts/contacts/subscriptions.ts'
import { limits, limitTaken, returnAttempt, takeAttempt } from '../../accounts/login/throttle.ts'
import { reachMilestone } from '../../loyalty/milestones.ts'
import { playerOf, sessionOf, type CallScope, type CallHandlers } from '../call-scope.ts'

/** Subscribes or unsubscribes a contact of the caller. */
async function subscribe(scope: CallScope, given: string, subscription: 0 | 1): Promise<void> {
  const player = playerOf(scope)
  const contact = await contactOf(scope.sandbox.database, player, given)
  await changeSubscription(scope.sandbox, player, contact, subscription)
}

export const contactCalls = {
  async 'account.addcontact'({ contact, phone_country_code: countryCode }, scope) {
    const { sandbox, address } = scope
    const { database, now } = sandbox
    const session = sessionOf(scope)
    const { player } = session
    await assertConfirmed(sandbox, session, { acceptsLogin: true })
    await limitTaken(sandbox, address, () =>
      inTransaction(database, async (trx) => {
        const newContact = await addContact(trx, player, { contact, countryCode }, now())
        if (newContact === undefined) return
        await reportChange(sandbox, trx, { player, change: 'contact', newContact })
      }),
    )
    return 1
  },

  async 'account.sendconfirmationtocontact'({ contact: given }, scope) {
    const { sandbox } = scope
    const player = playerOf(scope)
    const { contact, is_confirmed } = await contactOf(sandbox.database, player, given)
    if (is_confirmed === 1) throw contactError('confirmed', 'This contact is confirmed already')
    const attempt = await takeAttempt(sandbox, `message:${contact}`, limits.message)
    const { isSent, resendTime } = await issueCode(sandbox, { player, purpose: 'confirm', contact })
    if (isSent) return 1
    await returnAttempt(sandbox, attempt)
    throw new ApiError('TooManyRequestsException', `Resend time is ${resendTime}`, {
      retry_after: resendTime,
    })
  },

  async 'account.confirmContact'({ contact: given, code }, scope) {
    const { sandbox } = scope
    const player = playerOf(scope)
    const contact = await contactOf(sandbox.database, player, given)
    if (contact.is_confirmed === 1) return 1
    const request = { player, purpose: 'confirm', contact: contact.contact } as const
    const result = await useCode(sandbox, request, code, async (trx) => {
      await confirmContact(trx, player, contact)
      await reachMilestone(trx, player.id, 'confirm', sandbox.now())
    })
    if (result !== 'right')
      throw new ApiError('InvalidParameterException', 'The code is not good', { code: result })
    return 1
  },

  async 'account.changeSubscription'({ contact, subscription }, scope) {
    await subscribe(scope, contact, subscription === 1 ? 1 : 0)
    return 1
  },

  async 'account.unsubscribe'({ token, contact }, scope) {
    if (token !== undefined) {
      if (!(await unsubscribeByToken(scope.sandbox, token)))
        throw new ApiError('InvalidParameterException', 'This link is not good', { token: 'invalid' })
    } else if (contact !== undefined) await subscribe(scope, contact, 0)
    else throw new ApiError('InvalidParameterException', 'Which contact?', { token: 'required' })
    return 1
  },
} satisfies CallHandlers
