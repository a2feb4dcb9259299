import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: {} },
  longText: {
    props: {
      text: {
        uz: 'Siz doʻstingiz havolasi orqali roʻyxatdan oʻtyapsiz. Bonuslaringiz hammaniki bilan bir xil. Doʻstingiz shartlarni bajarganingizni koʻradi, boshqa hech narsani koʻrmaydi va sizning nomingizdan hech narsa qila olmaydi.',
        ru: 'Вы регистрируетесь по приглашению друга. Ваши бонусы такие же, как у всех. Друг увидит, выполнили ли вы условия, но больше ничего не увидит и ничего не сможет сделать от вашего имени.',
      },
    },
  },
} satisfies ComponentExamples
