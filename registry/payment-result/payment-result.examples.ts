import type { ComponentExamples } from '../../schemas/component.ts'

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

export const examples = {
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
  declined: {
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
      outcome: 'new_window',
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
    params,
  },
} satisfies ComponentExamples
