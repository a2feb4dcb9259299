import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

/** How a payment stands, each with a page of its own. */
export const paymentOutcomes = ['success', 'fail', 'cancel', 'pending', 'mobile', 'new-window'] as const

const transaction = {
  id: 1042,
  created_at: '2025-10-09T08:53:20Z',
  updated_at: '2025-10-09T08:54:20Z',
  can_cancel: false,
  requisites: { card_number: '8600 **** **** 3308' },
  method: 'uzcard',
  type: 'deposit',
  amount: { amount: '500000.00', currency: 'UZS' },
  status: 'success',
  domain: 'localhost',
}
const params = { transaction: String(transaction.id) }
const history = (status: string) => ({
  history: { status: 'success' as const, data: { items: [{ ...transaction, status }], total: 1 } },
})
const toGames = {
  label: { uz: 'Oʻyinlarga', ru: 'К играм' },
  action: { type: 'navigate', to: '/gamehall' },
  variant: 'primary',
}
const toDeposit = {
  label: { uz: 'Kassaga qaytish', ru: 'Вернуться в кассу' },
  action: { type: 'navigate', to: '/cashier/deposit' },
  variant: 'primary',
}

export const paymentResult = defineComponent({
  type: 'PaymentResult',
  version: 1,
  description: 'How a payment ended, or that it is still under way: with the facts of the transaction',
  category: 'money',
  props: Type.Object(
    {
      outcome: Type.Enum([...paymentOutcomes], {
        description: 'State that the page is for; pending watches the payment and moves on by itself',
      }),
      title: localizedText(60, 'What happened'),
      text: Type.Optional(localizedText(240, 'What it means and what to do next')),
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'Where to go from here' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    history: {
      call: 'cashier.gethistory',
      params: { count: { from: 'value', value: 100 }, type: { from: 'value', value: 'deposit' } },
      access: 'player',
    },
  },
  examples: {
    normal: {
      props: {
        outcome: 'success',
        title: { uz: 'Pul hisobingizda', ru: 'Деньги на счёте' },
        text: { uz: 'Oʻynashingiz mumkin.', ru: 'Можно играть.' },
        buttons: [toGames],
      },
      params,
      data: history('success'),
    },
    pending: {
      props: {
        outcome: 'pending',
        title: { uz: 'Toʻlov tekshirilmoqda', ru: 'Платёж проверяется' },
        text: {
          uz: 'Odatda bir daqiqa kifoya. Sahifa oʻzi yangilanadi.',
          ru: 'Обычно хватает минуты. Страница обновится сама.',
        },
        buttons: [],
      },
      params,
      data: history('pending'),
    },
    fail: {
      props: {
        outcome: 'fail',
        title: { uz: 'Toʻlov oʻtmadi', ru: 'Платёж не прошёл' },
        text: { uz: 'Bank rad etdi, pul yechilmadi.', ru: 'Банк отклонил платёж, деньги не списаны.' },
        buttons: [toDeposit],
      },
      params,
      data: history('fail'),
    },
    empty: {
      props: {
        outcome: 'cancel',
        title: { uz: 'Toʻlov bekor qilindi', ru: 'Платёж отменён' },
        buttons: [],
      },
      data: { history: { status: 'success', data: { items: [], total: 0 } } },
    },
    error: {
      props: {
        outcome: 'success',
        title: { uz: 'Pul hisobingizda', ru: 'Деньги на счёте' },
        buttons: [toGames],
      },
      params,
      data: { history: { status: 'error', error: 'AuthorizationException' } },
    },
    longText: {
      props: {
        outcome: 'new-window',
        title: {
          uz: 'Toʻlov bank sahifasida yangi oynada ochildi',
          ru: 'Оплата открыта на странице банка в новом окне',
        },
        text: {
          uz: 'Toʻlovni oʻsha oynada yakunlang va bu yerga qayting. Agar oyna ochilmagan boʻlsa, brauzerda qalqib chiquvchi oynalarga ruxsat bering va kassadan qaytadan boshlang: hozircha hisobingizdan hech narsa yechilmadi.',
          ru: 'Завершите оплату в том окне и вернитесь сюда. Если окно не открылось, разрешите всплывающие окна в браузере и начните заново из кассы: пока с вашего счёта ничего не списано.',
        },
        buttons: [toDeposit, { ...toGames, variant: 'secondary' }],
      },
    },
  },
})
