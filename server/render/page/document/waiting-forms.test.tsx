import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createI18n } from '../../../../src/lib/i18n/i18n.ts'
import { I18nContext } from '../../../../src/lib/i18n/use-translation.ts'
import { FormSkeleton } from '../../../../forms/react/form-skeleton.tsx'
import { waitingForms } from './waiting-forms.ts'

function htmlOf(form?: string) {
  return renderToString(
    <I18nContext value={createI18n('uz', {})}>
      <FormSkeleton rows={2} form={form} />
    </I18nContext>,
  )
}

it('finds the forms whose places a page keeps', () => {
  const forms = ['requisites-uzcard', 'feedback']
  expect(waitingForms(['<main>', ...forms.map((form) => htmlOf(form)), '</main>'])).toEqual(forms)
})

it('finds none in places without a known form, and none in what only one visitor sees', () => {
  expect(waitingForms([htmlOf(), { personal: htmlOf('feedback') }])).toEqual([])
})
