import { afterEach, describe, expect, it } from 'vitest'
import type { DepositMethod } from '../../../../schemas/api/entities/cashier.ts'
import { amountProblem, depositSums, offeredAmounts, withdrawalSums } from './amount-rules.ts'
import { defaultFormats, setFormats } from '../../../../schemas/formats.ts'
import { firstChoice, offeredMethods, offeredWithdrawals } from './payment-methods.ts'
import { knownRequisites, narrowRequisites } from './requisites.ts'

const uzcard: DepositMethod = {
  id: 1,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '1.5',
  processing_time: 'PT0S',
  display: 'redirect',
  is_available: true,
  requisites: [],
}

describe('methods of a deposit', () => {
  const described = [
    { sysname: 'humo', form: 'requisites-humo', icon: 'card', name: 'Humo', description: '0%' },
    { sysname: 'uzcard', form: 'requisites-uzcard', icon: 'card', name: 'Uzcard', description: '1,5%' },
  ]

  const depositsOf = (methods: DepositMethod[], otherMethodsForm?: string) =>
    offeredMethods(
      methods,
      { methods: described, ...(otherMethodsForm !== undefined && { otherMethodsForm }) },
      (key) => String(key),
    )

  it("combine the platform's data with the configured name, icon and description", () => {
    expect(depositsOf([uzcard])).toEqual([
      {
        ...uzcard,
        form: 'requisites-uzcard',
        icon: 'card',
        palette: 'azure',
        name: 'Uzcard',
        summary: '1,5%',
      },
    ])
  })

  it('are in the configured order', () => {
    const humo = { ...uzcard, id: 2, sysname: 'humo' }
    expect(depositsOf([uzcard, humo]).map(({ sysname }) => sysname)).toEqual(['humo', 'uzcard'])
  })

  it('are last while they are unavailable', () => {
    const humo = { ...uzcard, id: 2, sysname: 'humo', is_available: false }
    expect(depositsOf([humo, uzcard]).map(({ sysname }) => sysname)).toEqual(['uzcard', 'humo'])
  })

  it('are those of the platform, too, that the content does not describe', () => {
    const qr = { ...uzcard, id: 'a-uuid', sysname: 'qr', name: 'QR-kod' }
    const cash = { ...uzcard, id: 4, sysname: 'cash' }
    const wire = { ...uzcard, id: 3, sysname: 'wire', requisites: [{ name: 'iban', required: true }] }
    const off = { ...uzcard, id: 5, sysname: 'off', is_available: false }
    const all = [wire, off, cash, qr, uzcard]
    expect(depositsOf(all, 'pay')).toMatchObject([
      { sysname: 'uzcard', form: 'requisites-uzcard', name: 'Uzcard' },
      { sysname: 'wire', form: 'pay', name: 'wire' },
      { sysname: 'cash', form: 'pay', name: 'cash' },
      { sysname: 'qr', form: 'pay', name: 'QR-kod' },
    ])
    expect(depositsOf(all)).toHaveLength(1)
  })

  it('are those with requisites for this direction', () => {
    const withdrawal = { ...uzcard, saved_requisites: [], bank_required: false }
    const wire = { ...withdrawal, sysname: 'wire', name: 'SWIFT' }
    const withdrawalsOf = (methods: typeof described, forms = {}) =>
      offeredWithdrawals([wire, withdrawal], { methods, ...forms }, (key) => String(key))
    expect(withdrawalsOf(described)).toEqual([])
    const both = described.map((method) => ({ ...method, withdrawalForm: `withdrawal-${method.sysname}` }))
    expect(withdrawalsOf(both)).toMatchObject([{ form: 'withdrawal-uzcard' }])
    expect(withdrawalsOf(both, { otherMethodsForm: 'pay', savedRequisitesForm: 'saved' })).toMatchObject([
      { form: 'withdrawal-uzcard' },
      { sysname: 'wire', form: 'saved', name: 'SWIFT' },
    ])
  })

  it('start with the one of the address, else the last used, else the first available', () => {
    const humo = { ...uzcard, sysname: 'humo' }
    const broken = { ...uzcard, sysname: 'visa', is_available: false }
    const all = [broken, uzcard, humo]
    expect(firstChoice(all, undefined, 'humo')?.sysname).toBe('humo')
    expect(firstChoice(all, 'visa', 'humo')?.sysname).toBe('humo')
    expect(firstChoice(all, 'nothing', null)?.sysname).toBe('uzcard')
    expect(firstChoice([broken], 'visa')).toBeUndefined()
  })
})

describe('amount of a deposit', () => {
  it.each([
    ['', 'required'],
    ['0', 'sum'],
    ['012', 'sum'],
    ['1.5', 'sum'],
    ['-20000', 'sum'],
    [null, 'sum'],
    ['19999', 'sumRange'],
    ['20000', undefined],
    ['10000000', undefined],
    ['10000001', 'sumRange'],
  ])('%j is found %j', (amount, problem) => {
    expect(amountProblem(amount, uzcard)).toBe(problem)
  })

  describe('in a currency that is typed with two decimals', () => {
    const card = { ...uzcard, currency: 'USD', min: '2.00', max: '1000.00' }
    afterEach(() => setFormats())

    it.each([
      ['6.50', undefined],
      ['6.505', 'decimals'],
      [null, 'decimals'],
      ['0', 'sumRange'],
      ['1.99', 'sumRange'],
      ['2.00', undefined],
      ['1000.00', undefined],
      ['1000.01', 'sumRange'],
      ['99.95', undefined],
      ['99.96', 'maxValue'],
    ])('%j is found %j', (amount, problem) => {
      setFormats({ ...defaultFormats, currencies: { USD: { typedDecimals: 2 } } })
      const left = amount?.startsWith('99') ? '99.95' : null
      expect(amountProblem(amount, { ...card, left })).toBe(problem)
    })
  })

  it("may not exceed what the player's limit leaves", () => {
    expect(amountProblem('500000', { ...uzcard, left: '499999.99' })).toBe('maxValue')
    expect(amountProblem('500000', { ...uzcard, left: '500000.00' })).toBeUndefined()
    expect(offeredAmounts(uzcard, { UZS: [{ value: '50000' }, { value: '60000' }] }, '50000.00')).toEqual([
      '50000',
    ])
  })

  it('offers the presets of the currency within the limits', () => {
    const presets = {
      UZS: [{ value: '10000' }, { value: '50000' }, { value: '20000000' }],
      USD: [{ value: '5' }],
    }
    expect(offeredAmounts(uzcard, presets)).toEqual(['50000'])
    expect(offeredAmounts({ ...uzcard, currency: 'EUR' }, presets)).toEqual([])
  })

  it('subtracts the fee from the credited amount', () => {
    expect(depositSums('500000', uzcard)).toEqual({ fee: '7500.00', credited: '492500.00' })
    expect(depositSums('500000', { fee_percent: '0' })).toEqual({ fee: '0.00', credited: '500000.00' })
  })

  it('adds the fee of a withdrawal to the paid amount', () => {
    expect(withdrawalSums('500000', { fee_percent: '1' })).toEqual({ fee: '5000.00', taken: '505000.00' })
  })

  it('uses the phone of the login as the paying one', () => {
    expect(knownRequisites('998901234567')).toEqual({ phone: '+998901234567' })
    expect(knownRequisites('player@example.com')).toBeUndefined()
  })
})

describe('requisites that the platform asks for', () => {
  const schema = {
    type: 'object',
    required: ['card'],
    properties: { card: { type: 'string', minLength: 16, maxLength: 19 }, phone: { type: 'string' } },
  }

  it('leave the schema unchanged if there are none', () => {
    expect(narrowRequisites(schema, [])).toBe(schema)
  })

  it('add required fields and tighten bounds, never loosen them', () => {
    const narrowed = narrowRequisites(schema, [
      { name: 'card', required: false, min: 12, max: 16 },
      { name: 'phone', required: true, pattern: '^\\+998' },
    ])
    expect(narrowed).toEqual({
      type: 'object',
      required: ['card', 'phone'],
      properties: {
        card: { type: 'string', minLength: 16, maxLength: 16 },
        phone: { type: 'string', allOf: [{ pattern: '^\\+998' }] },
      },
    })
  })

  it('add a field that the form document does not have yet', () => {
    const added = [
      { name: 'iban', label: 'IBAN', required: true, max: 34 },
      { name: 'bic', required: false },
    ]
    expect(narrowRequisites(schema, added)).toMatchObject({
      required: ['card', 'iban'],
      properties: { iban: { type: 'string', title: 'IBAN', maxLength: 34 }, bic: { title: 'bic' } },
    })
  })
})
