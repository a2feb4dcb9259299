// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { useTranslation } from './use-translation.ts'

const uz = createI18n('uz', { play: 'Oʻynash', bet: 'Tikish: {{amount}}' })
const ru = createI18n('ru', { play: 'Играть', bet: 'Ставка: {{amount}}' })

function Words({ amount }: { amount: string }) {
  const { t } = useTranslation()
  return `${t('play')}|${t('bet', { amount })}|${t(['missing', 'play'])}|${t('missing')}|${t('missing', { defaultValue: 'none' })}`
}

function render(i18n: typeof uz, amount: string): string {
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <Words amount={amount} />
    </I18nextProvider>,
  )
}

test('a plural and a text within another are the matter of i18next', () => {
  const words = createI18n('ru', {
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    brand: 'Marra',
    welcome: '{{ name }}, это $t(brand)',
  })
  function Sentences() {
    const { t } = useTranslation()
    return `${t('games', { count: 1 })}|${t('games', { count: 3 })}|${t('welcome', { name: 'Anor' })}`
  }
  const html = renderToString(
    <I18nextProvider i18n={words}>
      <Sentences />
    </I18nextProvider>,
  )
  expect(html).toBe('1 игра|3 игры|Anor, это Marra')
})

test('texts are those of the page, with their values, whatever was rendered before', () => {
  expect(render(uz, '5')).toBe('Oʻynash|Tikish: 5|Oʻynash|missing|none')
  expect(render(ru, '5')).toBe('Играть|Ставка: 5|Играть|missing|none')
  expect(render(uz, '7')).toBe('Oʻynash|Tikish: 7|Oʻynash|missing|none')
})
