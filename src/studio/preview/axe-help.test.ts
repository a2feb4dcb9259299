import axe from 'axe-core'
import { expect, it } from 'vitest'
import { axeTags } from './axe-tags.ts'
import uzbek from './axe-help.uz.json' with { type: 'json' }

it('translates all messages of the accessibility check into Uzbek', () => {
  const rules = axe.getRules([...axeTags]).map(({ ruleId }) => ruleId)
  expect(Object.keys(uzbek).sort()).toEqual(rules.sort())
})
