import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { PaymentCard } from './cashier.ts'

const card = {
  id: 1,
  method: 'uzcard',
  brand: 'Uzcard',
  masked: '8600 **** **** 1234',
  expires: '12/30',
  status: 'ready',
}

test.each(['8600 **** **** 1234', '860049******1234', '•••• 1234'])('accepts %s', (masked) => {
  expect(Value.Check(PaymentCard, { ...card, masked })).toBe(true)
})

test.each(['8600490277153308', '8600 4902 7715 3308', '****'])('rejects %s', (masked) => {
  expect(Value.Check(PaymentCard, { ...card, masked })).toBe(false)
})
