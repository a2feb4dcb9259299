import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { I18nContext, useTranslation } from './use-translation.ts'

const uz = createI18n('uz', { bet: 'Tikish: {{amount}}' })
const ru = createI18n('ru', { bet: 'Ставка: {{amount}}' })

function Words({ amount }: { amount: string }) {
  const { t } = useTranslation()
  return t('bet', { amount })
}

test('texts are those of the page, whatever was rendered before', () => {
  const shown = (i18n: typeof uz, amount: string) =>
    renderToString(
      <I18nContext value={i18n}>
        <Words amount={amount} />
      </I18nContext>,
    )
  expect(shown(uz, '5')).toBe('Tikish: 5')
  expect(shown(ru, '5')).toBe('Ставка: 5')
  expect(shown(uz, '7')).toBe('Tikish: 7')
})

test('throws if there are no texts', () => {
  expect(() => renderToString(<Words amount="5" />)).toThrow('no texts around')
})
