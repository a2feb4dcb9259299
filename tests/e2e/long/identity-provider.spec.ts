import functional from '../../../schemas/defaults/settings/functional.json' with { type: 'json' }
import { usePage } from '../support/application.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { enter } from '../support/player.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const test = testOnOwnSite([{ ...functional, body: { ...functional.body, identityProvider: 'sumsub' } }])

/** Plays the provider's page, by the messages of its SDK: shows what it was given, and sends the documents. */
const providerPage = `<!doctype html><p id="given"></p><button>Send</button><script>
  const sessionId = 's'
  const tell = (method, fields = {}) => parent.postMessage({ method: 'idCheck.' + method, sessionId, ...fields }, '*')
  addEventListener('message', ({ data }) => {
    if (data.method !== 'idCheck.init') return
    const mayUse = (name) => document.featurePolicy.allowsFeature(name)
    document.querySelector('#given').textContent = [
      data.accessToken === '' ? 'no token' : 'token', data.lang, mayUse('camera'), mayUse('microphone'),
    ].join(' ')
    tell('onResize', { height: 700 })
  })
  document.querySelector('button').onclick = () => tell('onApplicantSubmitted')
  tell('onReady', { frameId: new URLSearchParams(location.search).get('_') })
</script>`

test("a provider's SDK runs on the other origin with the platform's token, camera and microphone [API-IDV-02]", async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/[^/]*\.sumsub\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: providerPage }),
  )
  await enter(page)
  await page.goto('/ru/profile/verification')
  await usePage(page)
  await page.getByRole('button', { name: message('ru', 'profile.identity.start') }).click()
  const sdk = page.getByTitle(message('ru', 'profile.identity.frame'))
  const check = sdk.contentFrame().locator('iframe').contentFrame()
  await expect(check.locator('#given')).toHaveText('token ru true true')
  await expect(sdk).toHaveCSS('height', '700px')
  await check.getByRole('button').click()
  await expect(page.getByText(message('ru', 'profile.identity.pending.title'))).toBeVisible()
})
