import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      lead: { uz: 'yoki', ru: 'или' },
      services: ['google', 'telegram', 'facebook'],
      purpose: 'login',
    },
  },
  empty: { props: { services: ['google'], purpose: 'login' } },
  longText: {
    props: {
      lead: {
        uz: 'Parolsiz, oʻzingiz foydalanadigan xizmat orqali kiring',
        ru: 'Без пароля, через сервис, которым уже пользуетесь',
      },
      services: ['telegram', 'google', 'facebook'],
      purpose: 'registration',
      note: {
        uz: 'Davom etish bilan 18 yoshga toʻlganingizni tasdiqlaysiz, <a href="/rules">qoidalar</a> va <a href="/privacy">maxfiylik siyosati</a>ga rozilik bildirasiz.',
        ru: 'Продолжая, вы подтверждаете, что вам есть 18 лет, и принимаете <a href="/rules">правила</a> и <a href="/privacy">политику конфиденциальности</a>.',
      },
    },
  },
} satisfies ComponentExamples
