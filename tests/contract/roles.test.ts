import { expect, it } from 'vitest'
import { AccountInfo } from '../../schemas/api/entities/account.ts'
import { Fact } from '../../schemas/documents/blocks/condition.ts'
import { Page } from '../../schemas/documents/page.ts'
import { Popup } from '../../schemas/documents/popup.ts'
import { createSessionStore } from '../../src/modules/session/index.ts'
import { factsOf } from '../../src/lib/facts.ts'
import { testAccount } from '../support/test-account.ts'
import { testConfig } from '../support/site-config.ts'

function userOf(account: typeof testAccount | null) {
  const session = { account: createSessionStore(account).get().account }
  return factsOf({ locale: 'uz', config: testConfig, session }, {}).user
}

it('every visitor is either a guest or a player [ROLE-01]', () => {
  const accounts = [null, { ...testAccount, uid: 0 }, testAccount, { ...testAccount, is_verified: true }]
  expect(accounts.map(userOf)).toEqual(['guest', 'guest', 'authenticated', 'authenticated'])
  const user = Fact.anyOf.find(({ properties }) => 'fact' in properties && properties.fact.const === 'user')
  expect(JSON.stringify(user)).toContain('"enum":["guest","authenticated"]')
})

it('no document and no account mentions another role [ROLE-04]', () => {
  for (const contract of [Page, Popup])
    expect(JSON.stringify(contract.properties.access)).toContain('"enum":["public","authenticated"]')
  expect(Object.keys(AccountInfo.properties).filter((name) => /role|group|permission/.test(name))).toEqual([])
})
