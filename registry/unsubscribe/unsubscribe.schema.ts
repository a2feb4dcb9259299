import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

export const unsubscribe = defineComponent({
  type: 'Unsubscribe',
  version: 1,
  description:
    'Ends the news to an address by the link of a letter (query key token); a player without a link is asked first. Says what came of it.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(50, 'Heading once the news have been ended'),
      text: localizedText(240, 'What still comes and what does not'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Where to go from here' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
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
  },
})
