import axe from 'axe-core'
import { expect, it } from 'vitest'
import { axeHelp } from './axe-help.ts'
import { axeTags } from './axe-tags.ts'
import uzbek from './axe-help/uz.json' with { type: 'json' }

const checked = axe.getRules([...axeTags])

it('translates all messages of the accessibility check into Uzbek', () => {
  expect(Object.keys(uzbek).sort()).toEqual(checked.map(({ ruleId }) => ruleId).sort())
})

it.each(['ru', 'uz'] as const)(
  'has a %s text of its own for every rule that is checked',
  async (language) => {
    const texts = await axeHelp(language)
    for (const { ruleId, help } of checked) {
      expect(texts[ruleId], ruleId).toMatch(language === 'ru' ? /[а-я]/i : /[a-z]/i)
      expect(texts[ruleId], ruleId).not.toBe(help)
    }
  },
)

it("leaves axe's own texts in English", async () => {
  expect(await axeHelp('en')).toEqual({})
})
