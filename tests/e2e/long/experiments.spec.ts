import type { Browser, Page } from '@playwright/test'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { experimentsPath, splitCookie } from '../../../schemas/tracking.ts'
import { variantFor } from '../../../src/lib/experiments/split.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { registerPlayer } from '../support/account.ts'
import { usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { expectFocus } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { fillRegistration, freshPhone, openPopup, seeBalance } from '../support/player.ts'
import type { Site } from '../support/site.ts'
import {
  callStudio,
  chooseCommand,
  enterStudio,
  keepBlocksUnfolded,
  pageDocument,
  pageDraft,
} from '../support/studio.ts'
import { expect } from '../support/test.ts'
import { documentText } from '../support/texts.ts'

// Browsers that say that a program drives them are not counted.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const { experiments } = english
const shares = [
  ['a', 50],
  ['b', 50],
] as const

const text = (id: string, target = '/rules') => {
  const link = `<p><a href="${target}">link ${id}</a></p>`
  return {
    id,
    type: 'RichText',
    version: 1,
    props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` }, text: { uz: link, ru: link } },
  }
}
const testOf = (name: string, goal = 'click') => ({
  id: 'split',
  type: 'Experiment',
  version: 1,
  props: { name, goal, shares: { a: 50, b: 50 } },
  slots: { a: [text('first')], b: [text('second')] },
})

const test = testOnOwnSite([
  pageDocument('split-guests', [text('before'), testOf('split-guests'), text('after')]),
  pageDocument('split-results', [text('before'), testOf('split-results', 'registration'), text('after')]),
  pageDocument('start-link', [text('start', '/split-guests')]),
])
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', userAgent, expectedStatuses: [404] })

const Results = Type.Object({
  data: Type.Array(
    Type.Object({
      run: Type.String(),
      name: Type.String(),
      variants: Type.Array(
        Type.Object({ views: Type.Number(), clicks: Type.Number(), conversions: Type.Number() }),
      ),
    }),
  ),
})

/** Signs in to the Studio, and returns the run of the page's test once it is known. */
async function runOf(studio: Page, site: Site, key: string): Promise<string> {
  await enterStudio(studio, site)
  let run = ''
  await expect
    .poll(async () => {
      run = (await results(studio, site)).find(({ name }) => name === key)?.run ?? ''
      return run
    })
    .not.toBe('')
  return run
}

async function results(studio: Page, site: Site) {
  const answer = await studio.request.post(`${site.url}/studio/api/experiments.list`, { data: {} })
  return Value.Parse(Results, await answer.json()).data
}

/** A visitor who sees a variant of a run. */
function visitorWith(run: string, variant: string, number = 0): string {
  const value = number.toString(16).padStart(32, '0')
  return variantFor(value, { run, shares }) === variant ? value : visitorWith(run, variant, number + 1)
}

async function visit(browser: Browser, site: Site, path: string, visitor?: string): Promise<Page> {
  const context = await browser.newContext({ userAgent, baseURL: site.url })
  if (visitor !== undefined) await context.addCookies([{ name: splitCookie, value: visitor, url: site.url }])
  const visited = await context.newPage()
  await visited.goto(`${site.url}${path}`)
  return visited
}

const shown = (visited: Page) =>
  visited
    .locator('main')
    .getByText(/^Matn (first|second)/)
    .filter({ visible: true })

test('cached guests see different variants of one page, and each stays with their own', async ({
  browser,
  page: studio,
  site,
}) => {
  const run = await runOf(studio, site, 'split-guests')
  const read = async () => {
    const answer = await fetch(`${site.url}/split-guests`)
    return { text: await answer.text(), etag: answer.headers.get('etag'), headers: answer.headers }
  }
  const first = await read()
  expect((await read()).etag).toBe(first.etag)
  expect(first.headers.get('cache-control')).toContain('public')
  expect(first.headers.get('vary')).toBe('Accept-Encoding')
  expect(first.headers.get('set-cookie')).toBeNull()
  expect(first.text).toMatch(/Matn first[^]*Matn second/)

  for (const [variant, name] of [
    ['a', 'first'],
    ['b', 'second'],
  ] as const) {
    const visited = await visit(browser, site, '/split-guests', visitorWith(run, variant))
    await expect(shown(visited)).toHaveText([`Matn ${name}`])
    await test.step('without a shift of the page', async () => {
      const shift = await visited.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(shift).toBeLessThan(0.01)
    })
    await usePage(visited)
    await visited.reload()
    await expect(shown(visited)).toHaveText([`Matn ${name}`])
    await test.step('also with a player’s page after a login', async () => {
      await registerPlayer(visited, site.url)
      await visited.reload()
      await expect(visited.locator('html')).toHaveAttribute('data-player', '')
      await expect(shown(visited)).toHaveText([`Matn ${name}`])
    })
    await visited.context().close()
  }

  await test.step('a new visitor gets a number and stays with a variant', async () => {
    const visited = await visit(browser, site, '/split-guests')
    await expect(shown(visited)).toHaveCount(1)
    const name = await shown(visited).textContent()
    const [cookie, ...others] = (await visited.context().cookies()).filter(
      ({ name: own }) => own === splitCookie,
    )
    expect([cookie?.value, cookie?.sameSite, others.length]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      'Lax',
      0,
    ])
    await visited.reload()
    await expect(shown(visited)).toHaveText([name ?? ''])
    await visited.context().close()
  })
})

test('visitors without scripts see the first variant', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visited = await context.newPage()
  await visited.goto(`${site.url}/split-guests`)
  await expect(shown(visited)).toHaveText(['Matn first'])
  await context.close()
})

test('views, clicks and goals are counted once per visitor, and the winner is published', async ({
  browser,
  page: studio,
  site,
}) => {
  const run = await runOf(studio, site, 'split-results')
  const counts = async () => {
    const found = (await results(studio, site)).find((each) => each.run === run)
    return found?.variants.map(({ views, clicks, conversions }) => [views, clicks, conversions])
  }
  const [a, b] = [visitorWith(run, 'a'), visitorWith(run, 'b')]
  const viewed = await visit(browser, site, '/split-results', a)
  await shown(viewed).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await counts())?.[0]).toEqual([1, 0, 0])
  await viewed.context().close()
  for (let time = 0; time < 2; time += 1) {
    const visited = await visit(browser, site, '/split-results', b)
    await visited.getByRole('link', { name: 'link second' }).click()
    await expect(visited).toHaveURL(/\/rules$/)
    await visited.context().close()
  }
  await expect.poll(counts).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ])

  await test.step('a program that reads the page is left out', async () => {
    const sent = await fetch(`${site.url}${experimentsPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${splitCookie}=${visitorWith(run, 'a', 1000)}`,
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
      },
      body: JSON.stringify({ run, event: 'view' }),
    })
    expect(sent.status).toBe(204)
  })

  await test.step('a registration counts for the variant that the visitor has seen', async () => {
    const visited = await visit(browser, site, '/', b)
    await usePage(visited)
    await openPopup(visited, 'registration', 'uz')
    await fillRegistration(visited, 'uz', freshPhone())
    await visited
      .getByRole('dialog')
      .getByRole('button', { name: documentText('forms/registration', 'submit.label', 'uz') })
      .click()
    await seeBalance(visited)
    await expect.poll(counts).toEqual([
      [1, 0, 0],
      [1, 1, 1],
    ])
    await visited.context().close()
  })

  await studio.goto(`${site.url}/studio/experiments`)
  const item = studio.getByRole('listitem').filter({ hasText: 'split-results' }).first()
  await expect(item.getByText(experiments.comparison.tooFew)).toBeVisible()
  expect(await violationsOf(studio)).toEqual([])
  await studio
    .getByRole('button', { name: `${experiments.use}: split-results, Variant B`, exact: true })
    .click()
  await expect(studio.getByRole('status').filter({ hasText: 'split-results' })).toContainText('Variant B')
  await expect(item.getByText(experiments.winner)).toBeVisible()
  const after = await visit(browser, site, '/split-results', a)
  await expect(shown(after)).toHaveText(['Matn second'])
  await expect(after.locator('[data-experiment]')).toHaveCount(0)
  await after.context().close()
})

test('a test is made of a block with keys, and variants are shown as they are selected', async ({
  page: studio,
  site,
}) => {
  await enterStudio(studio, site)
  await callStudio(studio, site, 'documents.save', pageDraft('split-made', [text('offer')]))
  await keepBlocksUnfolded(studio)
  await studio.goto(`${site.url}/studio/documents/page/split-made`)
  const preview = studio.frameLocator(`iframe[title="${english.preview.title}"]`)
  const offers = preview.locator('main').getByText('Matn offer').filter({ visible: true })
  await expect(offers).toHaveCount(1)
  const row = (id: string) => studio.locator('[data-row]').filter({ hasText: new RegExp(`${id}$`) })
  await row('offer').press('Enter')
  await chooseCommand(studio, english.outline.test)
  await expectFocus(studio)
  await expect(row('offer-2')).toHaveAttribute('aria-current', 'true')
  await expect(offers).toHaveCount(1)
  await expect(preview.locator('[data-block="offer-2"]')).toBeVisible()
  await row('offer').first().click()
  await expect(preview.locator('[data-block="offer-2"]')).toBeHidden()
  await expect(preview.locator('[data-block="offer"]')).toBeVisible()
  const checked = await callStudio(studio, site, 'documents.check', {
    documents: [{ kind: 'page', key: 'split-made' }],
  })
  expect(checked).toMatchObject({ issues: [] })
})
