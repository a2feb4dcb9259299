import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { LanguageProvider } from '../language-provider.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { CampaignChoice } from './campaign-choice.tsx'

const onChoose = vi.fn()
beforeEach(() => onChoose.mockReset())

const choice = (campaign?: string) => (
  <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
    <CampaignChoice campaign={campaign} onChoose={onChoose} />
  </LanguageProvider>
)

async function show(campaign?: string) {
  const shown = await mount(choice(campaign))
  const field = shown.container.querySelector('input')
  if (field === null) throw new Error('no field')
  const type = (text: string) => act(async () => enterText(field, text))
  const leave = () => act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  return { ...shown, field, type, leave }
}

it('chooses a campaign with Enter or by leaving the field, and none by emptying it', async () => {
  const { field, type, leave } = await show('autumn')
  await type(' spring ')
  expect(onChoose).not.toHaveBeenCalled()
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  await type('autumn')
  await leave()
  await type('')
  await leave()
  expect(onChoose.mock.calls).toEqual([['spring'], [undefined]])
})

it('says how campaigns are spelled, and chooses no other', async () => {
  const { container, field, type, leave } = await show()
  await type('весна 26')
  await leave()
  expect(onChoose).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const rule = container.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)
  expect(rule?.textContent).toBe(english.preview.campaignRule)
})

it('is empty when the conditions were reset', async () => {
  const { field, render } = await show('spring')
  await render(choice())
  expect(field.value).toBe('')
})
