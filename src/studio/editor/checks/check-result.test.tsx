import { type ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { FormProof } from '../../../../forms/contract/form-proof.ts'
import type { StudioLanguage } from '../../language.ts'
import english from '../../messages/en.json' with { type: 'json' }
import { CheckResult } from './check-result.tsx'
import { FormProofOf } from './form-proof.tsx'

type Edited = Omit<ComponentProps<typeof CheckResult>['edited'], 'body'>

const proof: FormProof = { states: [{ branches: [], values: {} }], unproved: [], isComplete: true, steps: 0 }
const checked = (isCurrent: boolean): Edited['check'] => ({
  status: 'done',
  isCurrent,
  issues: [],
  proofs: { 'form/a': proof },
  facts: [],
  hints: [],
})
const saved: Edited['state'] = { status: 'saved', at: null }

async function textsOf(edited: Edited, language: StudioLanguage = 'en') {
  const { container } = await showInStudio(
    <>
      <FormProofOf name="a" edited={{ ...edited, body: {} }} onShow={() => undefined} />
      <CheckResult
        document="form/a"
        edited={{ ...edited, body: {} }}
        onJump={() => undefined}
        onKeep={undefined}
      />
    </>,
    { language },
  )
  return {
    summary: container.querySelector('[role=status]')?.textContent,
    proof: [...container.querySelectorAll('details > summary > span')].map(({ textContent }) => textContent),
    areBusy: [...container.querySelectorAll('section')].map(
      (each) => each.getAttribute('aria-busy') === 'true',
    ),
  }
}

const all = '1 state, which can be filled in and sent.'
const { more } = english.proof
const { checking, checkedEarlier, checkedPublished } = english.editor

it.each([
  ['of a saved draft', true, saved, true, 'No issues: ready to publish.', []],
  ['of a draft that was just edited', true, { status: 'unsaved' }, false, checking, [checking]],
  ['of a draft that is being saved', true, { status: 'saving' }, false, checking, [checking]],
  ['of a draft that was just saved', true, saved, false, checking, [checking]],
  ['of a text that cannot be saved', true, { status: 'broken' }, false, checkedEarlier, [checkedEarlier]],
  ['of a published form without a draft', false, saved, true, undefined, [checkedPublished]],
] as const)(
  'the check %s says what it is about',
  async (_about, hasDraft, state, isCurrent, summary, note) => {
    const texts = await textsOf({ hasDraft, state, check: checked(isCurrent) })
    const isBusy = summary === checking
    expect(texts).toEqual({
      summary,
      proof: [...note, all, more],
      areBusy: hasDraft ? [isBusy, isBusy] : [isBusy],
    })
  },
)

it.each([
  ['ru', 'Форма, как она опубликована', '1 состояние, его можно заполнить и отправить.'],
  ['uz', 'Nashr qilingan forma', '1 ta holat, har birini toʻldirib yuborish mumkin.'],
] as const)('a published form has its proof in %s', async (language, note, text) => {
  const { proof: texts } = await textsOf({ hasDraft: false, state: saved, check: checked(true) }, language)
  expect(texts.slice(0, 2)).toEqual([note, text])
})

it('a document without draft and proof has no result', async () => {
  const texts = await textsOf({ hasDraft: false, state: saved, check: { status: 'checking' } })
  expect(texts).toEqual({ summary: undefined, proof: [], areBusy: [] })
})
