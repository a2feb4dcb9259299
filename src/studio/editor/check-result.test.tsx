// @vitest-environment jsdom
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { FormProof } from '../../../schemas/forms/form-proof.ts'
import { LanguageProvider } from '../language-provider.tsx'
import type { StudioLanguage } from '../language.ts'
import { CheckResult } from './check-result.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Edited = ComponentProps<typeof CheckResult>['edited']

const proof: FormProof = { states: [{ branches: [], values: {} }], unproved: [], isComplete: true }
const checked = (isCurrent: boolean): Edited['check'] => ({
  status: 'done',
  isCurrent,
  issues: [],
  proofs: { 'form/a': proof },
})
const saved: Edited['state'] = { status: 'saved', at: null }

async function textsOf(edited: Omit<Edited, 'body'>, language: StudioLanguage = 'en') {
  const container = document.createElement('div')
  await act(async () =>
    createRoot(container).render(
      <LanguageProvider choice={{ language, choose: () => undefined }}>
        <CheckResult
          document="form/a"
          edited={{ ...edited, body: {} }}
          onJump={() => undefined}
          onShow={() => undefined}
        />
      </LanguageProvider>,
    ),
  )
  return {
    summary: container.querySelector('[role=status]')?.textContent,
    proof: container.querySelector('details > summary')?.textContent,
    isBusy: container.querySelector('section')?.getAttribute('aria-busy') === 'true',
  }
}

const all = '1 state, which can be filled in and sent.'

it.each([
  ['of a saved draft', true, saved, true, 'No issues: ready to publish.', false],
  ['of a draft that was just edited', true, { status: 'unsaved' }, false, 'Checking…', true],
  ['of a draft that is being saved', true, { status: 'saving' }, false, 'Checking…', true],
  ['of a draft that was just saved', true, saved, false, 'Checking…', true],
  [
    'of a text that cannot be saved',
    true,
    { status: 'broken' },
    false,
    'These results are for the text that was saved last.',
    false,
  ],
  ['of a published form without a draft', false, saved, true, 'The form as it is published:', false],
] as const)(
  'the check %s says what it is about',
  async (_about, hasDraft, state, isCurrent, summary, isBusy) => {
    expect(await textsOf({ hasDraft, state, check: checked(isCurrent) })).toEqual({
      summary,
      proof: all,
      isBusy,
    })
  },
)

it.each([
  ['ru', 'Форма, как она опубликована:', '1 состояние, его можно заполнить и отправить.'],
  ['uz', 'Nashr qilingan forma:', '1 ta holat, har birini toʻldirib yuborish mumkin.'],
] as const)('a published form has its proof in %s', async (language, summary, text) => {
  const texts = await textsOf({ hasDraft: false, state: saved, check: checked(true) }, language)
  expect(texts).toMatchObject({ summary, proof: text })
})

it('a document without draft and proof has no result', async () => {
  const texts = await textsOf({ hasDraft: false, state: saved, check: { status: 'checking' } })
  expect(texts.summary).toBeUndefined()
})
