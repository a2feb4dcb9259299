import type { Page } from '@playwright/test'
import { startApplication } from '../support/application.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const both = (text: string) => ({ uz: text, ru: text })
const document = (kind: string, key: string, body: Record<string, unknown>, schemaVersion = 1) => ({
  kind,
  key,
  schemaVersion,
  body,
})

const documents = [
  document('seo', 'rules', {
    url: '/rules',
    title: { uz: 'Qoidalar yozuvi', ru: 'Запись правил' },
    description: both('Short'),
    meta: [{ name: 'keywords', content: 'one, two' }],
    schemaFaq: [{ question: both('How?'), answer: both('</script><script>window.broken = 1</script>') }],
    text: both('<p>What {{brand}} says of its rules.</p>'),
  }),
  document('seo', 'about', { url: '/about', title: both('About us'), robots: 'noindex,follow' }),
  document(
    'redirects',
    'site',
    {
      items: [
        { from_url: '/old-rules/*', to_url: '/rules?from=*' },
        { from_url: '/help-desk/*', to_url: 'https://help.example/*' },
      ],
    },
    2,
  ),
  document('snippet', 'mark', {
    isEnabled: true,
    position: 'bodyEnd',
    code: "<script>document.documentElement.dataset.mark = 'ran'</script>",
  }),
  // Meta's standard code, shortened in its queue only.
  document('snippet', 'pixel', {
    isEnabled: true,
    position: 'head',
    code: `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1234567890');
</script>
<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1"/></noscript>
<!-- End Meta Pixel Code -->`,
    scriptHosts: ['https://connect.facebook.net'],
    imageHosts: ['https://www.facebook.com'],
  }),
]

const test = testOnOwnSite(documents)

test.beforeEach(async ({ page }) => {
  const vendor = "new Image().src = 'https://www.facebook.com/tr?id=' + fbq.queue[0][1]"
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: vendor }),
  )
  await page.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

/** Head elements of the page, as a search engine reads them. */
function head(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...window.document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      title: window.document.title,
      canonical: all('link[rel=canonical]', 'href').map((href) => new URL(href ?? '').pathname),
      keywords: all('meta[name=keywords]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      types: [...window.document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => /"@type":"(\w+)"/.exec(script.textContent)?.[1],
      ),
    }
  })
}

/** Clicks a link within the site, as a content manager would write it. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = window.document.createElement('a')
    link.href = href
    window.document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

test('the SEO record of a page is in the first HTML and changes on navigation', async ({ page, site }) => {
  const html = await (await fetch(`${site.url}/ru/rules`)).text()
  expect(html).toContain('<title>Запись правил</title>')
  expect(html).toContain('What Marra says of its rules.')

  const rules = {
    title: 'Запись правил',
    canonical: ['/ru/rules'],
    keywords: ['one, two'],
    robots: [],
    types: ['FAQPage', 'Organization'],
  }
  await page.goto('/ru/rules')
  expect(await head(page)).toEqual(rules)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)

  await follow(page, '/ru/about')
  await expect(page).toHaveTitle('About us')
  expect(await head(page)).toEqual({
    title: 'About us',
    canonical: ['/ru/about'],
    keywords: [],
    robots: ['noindex,follow'],
    types: ['Organization'],
  })

  await page.goBack()
  await expect(page).toHaveTitle('Запись правил')
  expect(await head(page)).toEqual(rules)
})

test('server and browser follow redirects with wildcards, also to other sites', async ({ page, site }) => {
  const answer = await fetch(`${site.url}/ru/old-rules/2024?promo_code=X`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ru/rules?from=2024&promo_code=X'])

  await page.goto('/about')
  await startApplication(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await follow(page, '/old-rules/2025')
  await expect(page).toHaveURL(/\/rules\?from=2025$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.route('https://help.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
  )
  await follow(page, '/help-desk/limits')
  await expect(page).toHaveURL('https://help.example/limits')
})

test("the owners' snippets run under the policy, by their hash", async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'ran')
})

test("the owners' snippets load code and send data at the hosts that they list", async ({ page }) => {
  const sent = page.waitForRequest('https://www.facebook.com/**')
  await page.goto('/about')
  expect((await sent).url()).toBe('https://www.facebook.com/tr?id=1234567890')
})
