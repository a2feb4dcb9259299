import { registerPlayer } from '../support/account.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

// Calls that are still running when the session ends fail.
test.use({ expectedStatuses: [401] })

test('a player chats with support, the platform is notified, and a logout removes the chat [CHAT-01]', async ({
  page,
  baseURL,
}) => {
  const frames: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/frames/')) frames.push(request.url())
  })
  await registerPlayer(page, baseURL ?? '')
  await page.goto('/support', { waitUntil: 'networkidle' })
  expect(frames).toEqual([])

  const opener = page.getByRole('main').getByRole('button', { name: message('uz', 'support.chat.open') })
  await opener.click()
  const window_ = page.getByRole('dialog', { name: message('uz', 'support.chat.badge') })
  const widget = window_.locator('iframe').contentFrame().locator('iframe').contentFrame()
  const stored = { sent: '', received: '' }
  page.on('request', (request) => {
    if (!request.url().includes('/api/chatEvents/store')) return
    const form = new URLSearchParams(request.postData() ?? '')
    if (form.get('event') === 'sent') stored.sent = form.get('text') ?? ''
    if (form.get('event') === 'received') stored.received = form.get('text') ?? ''
  })
  await widget.getByRole('textbox').fill('Pulni qanday yechib olaman?')
  await widget.getByRole('textbox').press('Enter')
  await expect(widget.getByRole('log')).toContainText('odatda bir daqiqada')
  await expect.poll(() => stored.sent).toBe('Pulni qanday yechib olaman?')
  await expect.poll(() => stored.received).toContain('odatda bir daqiqada')

  await window_.getByRole('button', { name: message('uz', 'support.chat.minimise') }).click()
  await expect(opener).toBeFocused()

  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.account') })
    .click()
  await page.getByRole('button', { name: message('uz', 'header.logout') }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: message('uz', 'support.chat.badge') }).click()
  await expect(widget.getByRole('log')).toContainText('Assalomu alaykum')
  await expect(widget.getByRole('log')).not.toContainText('Pulni qanday')

  await page.goto('/game/olmos-saltanati')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('button', { name: message('uz', 'support.chat.badge') })).toHaveCount(0)
})
