import { expect, test } from 'vitest'
import { selectionName } from './market-names.ts'
import { findChoice } from '../match-view.ts'
import { matchesOn } from '../schedule.ts'
import type { Sport } from '../sports.ts'

function choiceOf(sport: Sport, key: string) {
  const match = matchesOn('2026-03-01').find((each) => each.sport === sport)
  const choice = match && findChoice(match, key)
  if (!choice) throw new Error(`no ${key}`)
  return { match, choice }
}

test.each([
  ['football', 'double/1x', 'Двойной шанс: %home или ничья'],
  ['football', 'double/12', 'Двойной шанс: %home или %away'],
  ['football', 'double/x2', 'Двойной шанс: ничья или %away'],
  ['ufc', 'end.method/1-early', 'Способ победы: %home, досрочно'],
  ['ufc', 'end.method/2-judges', 'Способ победы: %away, решением судей'],
] as const)('%s %s on its own names the sides', (sport, key, expected) => {
  const { match, choice } = choiceOf(sport, key)
  const name = expected.replace('%home', match.home.ru).replace('%away', match.away.ru)
  expect(selectionName(match, choice, 'ru').replaceAll('\u00a0', ' ')).toBe(name)
})

// Ids are stored with bets: those of earlier versions must never disappear.
test.each([
  ['football', 'total/over'],
  ['football', 'result/x'],
  ['football', 'p1.total:1.5/under'],
  ['football', 'handicap:-0.5/2'],
  ['football', 'htft/1-x'],
  ['football', 'score/other'],
  ['tennis', 'games.total:22.5/over'],
  ['basketball', 'h1.handicap:-1.5/1'],
  ['ufc', 'end.round/r3'],
  ['esports', 'sets/2-1'],
] as const)('a stored selection of %s on %s is still known', (sport, key) => {
  expect(choiceOf(sport, key).choice.outcome).toBe(key.split('/')[1])
})
