import { describe, expect, it } from 'vitest'
import { createI18next } from '../../lib/i18n/i18next.ts'
import { documentContractOf } from '../fields/document-contract.ts'
import { fieldLabels } from '../fields/field-labels.ts'
import english from '../messages/en.json' with { type: 'json' }
import russian from '../messages/ru.json' with { type: 'json' }
import uzbek from '../messages/uz.json' with { type: 'json' }
import { contractIssues } from './contract-issues.ts'
import { contractIssueMessage } from './issue-messages.ts'

const catalogues = { en: english, ru: russian, uz: uzbek }

function told(language: 'en' | 'ru' | 'uz', body: unknown): string[] {
  const { t } = createI18next(language, catalogues[language])
  const labels = fieldLabels(language)
  return contractIssues(documentContractOf('menu', 'main'), body).map((issue) =>
    contractIssueMessage(issue, t, labels),
  )
}

describe('the message of a contract issue', () => {
  it('explains the issue with the description of the contract', () => {
    expect(told('en', { items: [{ id: 'a', label: { uz: 'A', ru: 'А' }, to: 5 }] })).toEqual([
      'Must be: text. Is: number. Internal path without language prefix',
    ])
    expect(told('en', { items: [], extra: 1 })).toEqual(['“extra” is not known here. Known here: items.'])
  })

  it.each([
    ['en', 'The text is missing in this language: Русский. Text of the entry'],
    ['ru', 'Нет текста на этом языке: Русский. Текст пункта'],
  ] as const)('is translated into the language of the Studio: %s', (language, text) => {
    expect(told(language, { items: [{ id: 'a', label: { uz: 'A' }, to: '/a' }] })).toEqual([
      expect.stringContaining(text.split('. ')[0] ?? ''),
    ])
    expect(told(language, { items: [{ id: 'a', label: { uz: 'A', ru: '' }, to: '/a' }] })[0]).toContain(
      text.split('. ')[0],
    )
  })

  it('never shows a raw catalogue key', () => {
    const wrong = [
      { items: 1 },
      { items: [{ id: 'A b', label: { uz: 'x'.repeat(40), ru: '' }, to: '', extra: null }] },
      { items: Array.from({ length: 13 }, () => null) },
    ]
    for (const language of ['en', 'ru', 'uz'] as const)
      for (const text of wrong.flatMap((body) => told(language, body)))
        expect(text).not.toMatch(/json\.|\{\{/)
  })
})
