import type { FrameLocator, Page } from '@playwright/test'
import { enter, ledgerBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

/** Opens the sportsbook and waits for its matches. */
async function openSportsbook(page: Page): Promise<FrameLocator> {
  await page.goto('/betting')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.odds:enabled').first()).toBeVisible()
  return frame
}

/** Outcome of an upcoming match: its odds do not change during a test. */
const upcomingOdds = (frame: FrameLocator) => frame.locator('.match:not(.live) .odds:enabled').first()

test.beforeEach(async ({ page }) => enter(page))

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a bar shows the slip wherever the player is, and opens it as a sheet', async ({ page }) => {
    const frame = await openSportsbook(page)
    const bar = frame.locator('#slip-bar')
    await expect(bar).toBeHidden()
    await upcomingOdds(frame).click()
    await expect(bar).toContainText(/^\s*1/)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await frame.locator('.odds:enabled').last().focus()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expect(frame.locator('#slip-title')).toBeFocused()
    await expect(frame.locator('#place')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(frame.locator('#slip')).toBeHidden()
    await expect(bar).toBeFocused()
  })

  test('a double click places one bet; a cash-out asks first, and a double click pays it once', async ({
    page,
  }) => {
    const frame = await openSportsbook(page)
    const before = await ledgerBalance(page)
    await upcomingOdds(frame).click()
    await frame.locator('#slip-bar').click()
    await frame.locator('#slip-stake').fill('7,000')
    await frame.locator('#place').dblclick()
    await expect(frame.locator('#result')).not.toBeEmpty()
    expect(await ledgerBalance(page)).toBe(before - 700_000)
    await page.reload()
    await frame.locator('#sports [data-path="/bets"]').click()
    const cashOut = frame.locator('.cash-out').first()
    const amount = Number(/([\d,.]+)/.exec(await cashOut.innerText())?.[1]?.replaceAll(',', ''))
    // The second click of a double click confirms nothing.
    await cashOut.dblclick()
    const question = frame.getByRole('group', { name: /stavka shu zahoti yopiladi/ })
    await expect(question.locator('p')).toBeFocused()
    expect(await ledgerBalance(page)).toBe(before - 700_000)
    await question.getByRole('button', { name: 'Stavkani qoldirish' }).click()
    await expect(question).toHaveCount(0)
    await expect(cashOut).toBeFocused()
    await cashOut.click()
    const confirm = question.getByRole('button', { name: /^Tasdiqlash/ })
    await expect(confirm).toBeVisible()
    // An amount that has just appeared cannot be confirmed yet.
    await page.waitForTimeout(700)
    await confirm.dblclick()
    await expect(frame.locator('.told')).toBeFocused()
    await expect(frame.locator('#cash-out-result')).toContainText('balansga oʻtdi')
    await expect(frame.locator('.bet').first()).toHaveAttribute('data-status', 'cashed')
    expect(await ledgerBalance(page)).toBe(before - 700_000 + Math.round(amount * 100))
  })
})

test.describe('on a desktop', () => {
  test('the shield of a team has the same colour in both languages', async ({ page }) => {
    const colors = async (path: string) => {
      await page.goto(path)
      const shields = page.frameLocator('iframe').locator('.match:not(.live) .shield')
      await expect(shields.first()).toBeVisible()
      return shields.evaluateAll((all) => all.map(({ dataset }) => dataset['color']))
    }
    const inUzbek = await colors('/betting')
    expect(new Set(inUzbek).size).toBeGreaterThan(2)
    expect(await colors('/ru/betting')).toEqual(inUzbek)
  })

  test('changed odds wait until the player accepts them', async ({ page }) => {
    let lowered = ''
    let passed = 0
    await page.route('**/sandbox/sportsbook/state', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace(
        /"now":(\d+)/,
        (_all, now: string) => `"now":${Number(now) + passed}`,
      )
      await route.fulfill({ response: answer, body: lowered === '' ? text : lower(text, lowered) })
    })
    const frame = await openSportsbook(page)
    const odds = upcomingOdds(frame)
    const [id = '', outcome = ''] = ((await odds.getAttribute('data-key')) ?? '').split(':')
    const seen = await odds.locator('strong').innerText()
    await odds.click()
    await expect(frame.locator('#place')).toBeEnabled()
    lowered = id
    // The page asks for new odds when it becomes visible again.
    const ask = async () => {
      const answer = page.waitForResponse('**/sandbox/sportsbook/state')
      await frame
        .locator('body')
        .evaluate((body) => body.ownerDocument.dispatchEvent(new Event('visibilitychange')))
      await (await answer).finished()
    }
    await ask()
    await expect(frame.locator('#odds-change-text')).toContainText(`${seen} → 1.01`)
    await expect(frame.locator('#place')).toBeDisabled()
    const changed = frame.locator(`[data-key="${id}:${outcome}"]`)
    await expect(changed).toHaveAttribute('data-trend', 'down')
    // The arrow outlives the next answer, but not for long. The match is drawn anew with each.
    await changed.evaluate((button) => button.setAttribute('data-old', ''))
    await ask()
    await expect(changed).not.toHaveAttribute('data-old')
    await expect(changed).toHaveAttribute('data-trend', 'down')
    passed = 21_000
    await ask()
    await expect(changed).toHaveAttribute('data-trend', 'none')
    await frame.locator('#accept-odds').click()
    await expect(frame.locator('#odds-change-text')).toBeEmpty()
    await expect(frame.locator('#accept-odds')).toBeHidden()
    await expect(frame.locator('#place')).toBeEnabled()
    await expect(frame.locator('#total-odds')).toHaveText('1.01')
    expect(outcome).not.toBe('')

    function lower(text: string, match: string): string {
      return text.replace(
        new RegExp(`("id":"${match}".*?"${outcome}":")[\\d.]+`),
        (_all, start: string) => `${start}1.01`,
      )
    }
  })

  test('a search finds teams, and the markets of a match are filtered by group, can be closed and never wrap a name', async ({
    page,
  }) => {
    const frame = await openSportsbook(page)
    const team = await frame.locator('.match .side span:nth-child(2)').first().innerText()
    await frame.getByRole('searchbox').fill(team.toUpperCase().slice(0, 5))
    await expect(frame.locator('.match').first()).toContainText(team)
    await frame.getByRole('searchbox').fill('zzzz')
    await expect(frame.locator('.match')).toHaveCount(0)
    await frame.getByRole('searchbox').fill('')

    for (const sport of ['football', 'tennis', 'basketball', 'ufc', 'esports']) {
      await frame.locator(`#sports [data-path="/${sport}"]`).click()
      await frame.locator('.match .more').first().click()
      const types = frame.locator('.types')
      await types.evaluate((list) =>
        list.querySelectorAll('details').forEach((details) => details.setAttribute('open', '')),
      )
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const crowded = await types.locator('.odds').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const name = button.querySelector('span')
            if (!name) return ['no name']
            const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)
            return lines > 1.5 || button.scrollWidth > button.clientWidth ? [button.textContent] : []
          }),
        )
        expect(crowded, `${sport} at ${width} px`).toEqual([])
      }
    }

    await frame.locator('#sports [data-path="/football"]').click()
    await frame.locator('.match:not(.live) .more').first().click()
    await frame.getByRole('button', { name: 'Foralar' }).click()
    await expect(frame.locator('.types h3')).toHaveText(['Fora · gollar'])
    const market = frame.locator('.types details')
    await expect(market.locator('.odds').first()).toBeVisible()
    await market.locator('summary').click()
    await expect(market.locator('.odds').first()).toBeHidden()
    await market.locator('summary').click()
    const odds = market.locator('.odds:enabled').first()
    await odds.click()
    await expect(odds).toHaveAttribute('aria-pressed', 'true')
    await expect(frame.locator('#selections .choice')).toContainText('Fora · gollar:')
  })

  test('new odds that arrive while a button is pressed do not swallow the click, and the accepted bet leads to the bets', async ({
    page,
  }) => {
    const frame = await openSportsbook(page)
    const odds = upcomingOdds(frame)
    await odds.hover()
    await page.mouse.down()
    const answer = page.waitForResponse('**/sandbox/sportsbook/state')
    await frame
      .locator('body')
      .evaluate((body) => body.ownerDocument.dispatchEvent(new Event('visibilitychange')))
    await (await answer).finished()
    await page.mouse.up()
    await expect(frame.locator('#selections li')).toHaveCount(1)
    await expect(odds).toHaveAttribute('aria-pressed', 'true')

    // The slip stays in view beside the matches.
    await frame.locator('.odds:enabled').last().focus()
    await expect(frame.locator('#place')).toBeInViewport({ ratio: 1 })
    await frame.locator('#slip-stake').fill('5,000')
    const win = await frame.locator('#possible-win').innerText()
    await frame.locator('#place').click()
    const result = frame.locator('#result')
    await expect(result).toContainText(/Stavka №\s\d+ qabul qilindi/)
    await expect(result).toContainText(win)
    const number = /№\s\d+/.exec(await result.innerText())?.[0] ?? '-'
    await result.getByRole('link').click()
    await expect(frame.locator('.bet').first()).toContainText(number)
    await expect(frame.locator('#view')).toBeFocused()
  })
})
