import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { registerPlayer } from '../support/account.ts'
import { usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { fillRegistration, freshPhone, openPopup } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

/** Sends a form as a page of the site does. */
async function send(page: Page, path: string, form: Record<string, string>, key?: string): Promise<string> {
  const { origin } = new URL(page.url())
  const headers = { origin, ...(key !== undefined && { 'idempotency-key': key }) }
  const answer = await page.request.post(path, { form, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.text()
}

/** A deposit and bets of 200,000 soum, which meet the terms of the sandbox. */
async function qualify(page: Page, amount: string): Promise<void> {
  const order = {
    method_id: '1',
    amount,
    requisites: JSON.stringify({ card_number: '8600490277153308' }),
  }
  const made = await send(page, '/api/cashier/makedeposit?v=2.34&locale=uz', order, `deposit-${freshPhone()}`)
  const payment = /"url":"([^"]+)"/.exec(made)?.[1] ?? ''
  await send(page, payment, { decision: 'pay' })
  const game = await (await page.request.get('/platform/game/olmos-saltanati/play')).text()
  const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(game)?.[1] ?? ''
  for (let round = 0; round < 20; round += 1)
    await send(page, '/sandbox/slot/spin', { token, round: `round-${token}-${round}`, stake: '10000.00' })
}

test('a player invites a friend, who registers, meets the terms and earns the player one reward', async ({
  page: friend,
  browser,
  baseURL,
}) => {
  const locale = 'ru'
  const other = 'uz'
  const viewport = { width: 390, height: 844 }
  const text = (key: string) => message(locale, `referral.${key}`)
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport })
  const inviter = await context.newPage()
  await registerPlayer(inviter, baseURL ?? '')
  const open = async () => {
    await inviter.goto(localePath('/referral', locale), { waitUntil: 'load' })
    await usePage(inviter)
  }
  await open()
  const friends = inviter.getByRole('region', { name: text('friends.title') })
  await expect(friends.getByText(text('friends.empty.title'))).toBeVisible()
  expect(await violationsOf(inviter, 'main')).toEqual([])
  const link = await inviter.getByText(/^http.*\/invite\/[A-Z2-9]{8}$/).textContent()

  const signUp = localePath('/forms/sign_up', locale)
  const decline = friend.getByRole('link', { name: text('notice.decline') })
  await friend.goto(`${localePath('/invite', locale)}/ABCDEFGH`)
  await expect(friend).toHaveURL(new RegExp(`${signUp}\\?invitation=unknown$`))
  await expect(
    friend.getByText(
      documentText('pages/forms-sign-up', 'blocks.0.slots.content.1.props.text', locale).replace(
        /<[^>]*>/g,
        '',
      ),
    ),
  ).toBeVisible()
  await expect(decline).toHaveCount(0)
  await friend.goto(link ?? '')
  await expect(friend).toHaveURL(new RegExp(`${signUp}\\?invitation=1$`))
  await usePage(friend)
  await decline.click()
  await expect(friend).toHaveURL(new RegExp(`${signUp}$`))
  await expect(decline).toHaveCount(0)
  await friend.goto(`${link ?? ''}?utm_source=friend`)
  await expect(friend).toHaveURL(new RegExp(`${signUp}\\?invitation=1&utm_source=friend$`))
  await expect(decline).toBeVisible()
  // The code survives another page and the other language.
  await friend.goto(localePath('/about', other))
  expect(await friend.evaluate(() => document.cookie)).not.toContain('invitation')
  await openPopup(friend, 'registration', other)
  await expect(
    friend.getByRole('dialog').getByRole('link', { name: message(other, 'referral.notice.decline') }),
  ).toBeVisible()
  await fillRegistration(friend, other, freshPhone())
  await friend
    .getByRole('dialog')
    .getByRole('button', { name: documentText('forms/registration', 'submit.label', other) })
    .click()
  await expect(friend).toHaveURL(/[?&]register=success/)

  await open()
  await expect(friends.getByText(text('friends.states.registered'), { exact: true })).toBeVisible()
  await qualify(friend, '500000')
  await qualify(friend, '400000')
  await open()
  await expect(friends.getByText(text('friends.states.rewarded'), { exact: true })).toBeVisible()
  await expect(friends.getByText(/\+50,000/)).toBeVisible()
  await inviter.goto(localePath('/profile/bonuses', locale))
  await usePage(inviter)
  await expect(inviter.getByText('Бонус за друга', { exact: true })).toHaveCount(1)
  await context.close()
})
