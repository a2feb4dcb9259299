import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      title: { uz: 'Xatlar kelmaydi', ru: 'Писем больше не будет' },
      text: {
        uz: 'Aksiya va yangiliklar haqidagi xatlardan voz kechdingiz. Toʻlov va xavfsizlik xabarlari kelaveradi.',
        ru: 'Вы отписались от писем об акциях и новостях. Сообщения о платежах и безопасности останутся.',
      },
      buttons: [
        {
          label: { uz: 'Bosh sahifaga', ru: 'На главную' },
          action: { type: 'navigate', to: '/' },
          variant: 'primary',
        },
      ],
    },
  },
  longText: {
    props: {
      title: {
        uz: 'Endi yangiliklar va aksiyalar yuborilmaydi',
        ru: 'Новости и акции больше не будут приходить',
      },
      text: {
        uz: 'Bu manzilga yangilik, aksiya va shaxsiy takliflar bormaydi. Toʻlov, kirish va xavfsizlik haqidagi muhim xabarlar esa kelaveradi: ularsiz hisobingizni himoya qila olmaymiz. Istasangiz, profilda qayta obuna boʻlasiz.',
        ru: 'На этот адрес не придут ни новости, ни акции, ни личные предложения. Важные сообщения о платежах, входах и безопасности останутся: без них счёт не защитить. Подписаться снова можно в профиле.',
      },
      buttons: [
        {
          label: { uz: 'Bosh sahifaga', ru: 'На главную' },
          action: { type: 'navigate', to: '/' },
          variant: 'primary',
        },
      ],
    },
  },
} satisfies ComponentExamples
