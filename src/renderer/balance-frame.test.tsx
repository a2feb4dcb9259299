import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultFormats, setFormats } from '../../schemas/formats.ts'
import { markup } from '../../tests/support/markup.tsx'
import { pageContext } from '../../tests/support/page-context.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { BalanceAmount } from './balance-frame.tsx'
import { RenderProvider } from './render-context.tsx'

afterEach(() => setFormats())

const formats = {
  ...defaultFormats,
  group: '\u00a0',
  decimal: ',',
  currencies: { USD: { signPlace: 'before' as const } },
}
const config = { ...testConfig, site: { ...testConfig.site, formats } }
const amount = <BalanceAmount total={{ amount: '1234.5', currency: 'USD' }} />

it('server and browser show an amount in the formats of the settings', async () => {
  const server = markup(amount, { config }).body
  expect(server.textContent).toBe('$1\u00a0234,50')

  setFormats()
  const failed = vi.fn()
  const container = document.createElement('div')
  container.innerHTML = server.innerHTML
  await act(async () => {
    hydrateRoot(container, <RenderProvider value={pageContext({ config })}>{amount}</RenderProvider>, {
      onRecoverableError: failed,
    })
  })
  expect(container.textContent).toBe('$1\u00a0234,50')
  expect(failed).not.toHaveBeenCalled()
})

it('a page without formats does not keep those of another page', () => {
  markup(amount, { config })
  expect(markup(amount).body.textContent).toBe('1,234.50\u00a0$')
})

it('a minus stays with the figure, where narrow screens hide the sign', () => {
  const negative = <BalanceAmount total={{ amount: '-5.5', currency: 'USD' }} />
  const shown = markup(negative, { config }).body
  shown.querySelector('bdi > span')?.remove()
  expect(shown.textContent).toBe('−5,50')
})
