import { isRecord } from '../../schemas/is-record.ts'
import { describe, expect, it } from 'vitest'
import { layoutNames, systemPages } from '../../schemas/documents/page.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'

function bodyOf(kind: string, key: string): Record<string, unknown> {
  const found = defaultDocuments.find((document) => document.kind === kind && document.key === key)
  if (found === undefined) throw new Error(`There is no ${kind} ${key}`)
  return found.body
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Targets of a page's buttons, the main action first. */
function targets(key: string): unknown[] {
  return records(bodyOf('page', key)['blocks'])
    .flatMap(({ props }) => (isRecord(props) ? records(props['buttons']) : []))
    .map(({ action }) => (isRecord(action) ? action['to'] : undefined))
}

const typesIn = (blocks: unknown) => records(blocks).map(({ type }) => type)

describe('layouts', () => {
  it('the four layouts exist, each with its surroundings of a page [LAY-01]', () => {
    expect(layoutNames.map((name) => typesIn(bodyOf('layout', name)['header']))).toEqual([
      ['SiteHeader'],
      ['BareHeader'],
      ['SiteHeader'],
      [],
    ])
  })

  it.each(['maintenance', 'forbidden', 'user-blocked'])('%s uses the empty layout [LAY-02]', (key) => {
    expect(bodyOf('page', key)['layout']).toBe('empty')
  })

  it.each(['not-found', 'slot-error', 'unsubscribe'])('%s uses the default layout [LAY-03]', (key) => {
    expect(bodyOf('page', key)['layout']).toBe('default')
  })

  it('the icon sprite has its own layout [LAY-04]', () => {
    expect(bodyOf('page', 'icons')).toMatchObject({ route: '/_icons', layout: 'svg-sprite' })
  })
})

describe('system pages', () => {
  it.each(systemPages)('%s shows one message and is excluded from search results [SYS-07]', (key) => {
    const page = bodyOf('page', key)
    // Unsubscribing may fail, too: the message of that page depends on the result.
    const message = key === 'unsubscribe' ? 'Unsubscribe' : 'SystemMessage'
    expect(typesIn(page['blocks'])).toEqual(key === 'not-found' ? [message, 'GameRow'] : [message])
    expect(page['seo']).toMatchObject({ robots: 'noindex,nofollow' })
  })

  it.each([
    ['user-blocked', '/support'],
    ['slot-error', '/gamehall'],
    ['not-found', '/'],
    ['forbidden', '/'],
    ['unsubscribe', '/'],
  ])('the main button of %s links to %s [SYS-05, SYS-08]', (key, target) => {
    expect(targets(key)[0]).toBe(target)
  })

  it('maintenance has no button because nothing answers [SYS-15]', () => {
    expect(targets('maintenance')).toEqual([])
  })
})

describe('payment results', () => {
  it.each([
    ['pay-cancel', '/cashier/paycancel', '/cashier/deposit'],
    ['pay-fail', '/cashier/payfail', '/cashier/deposit'],
    ['pay-fail-transaction', '/cashier/payfail/:transaction', '/cashier/deposit'],
    ['pay-new-window', '/cashier/paynewwindow', '/cashier/deposit'],
    ['pay-success', '/cashier/paysuccess', '/gamehall'],
    ['pay-success-transaction', '/cashier/paysuccess/:transaction', '/gamehall'],
    ['pay-mobile', '/cashier/paymobile', '/cashier/deposit'],
    ['pay-pending', '/cashier/paypending', '/cashier/deposit'],
    ['pay-pending-transaction', '/cashier/paypending/:transaction', '/cashier/deposit'],
  ])('%s is at %s and links to %s [SYS-09, SYS-10, SYS-11, SYS-12, SYS-13, SYS-16]', (key, route, target) => {
    expect(bodyOf('page', key)['route']).toBe(route)
    expect(targets(key)[0]).toBe(target)
  })
})
