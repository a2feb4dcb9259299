import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

export const recentTransactions = defineComponent({
  type: 'RecentTransactions',
  version: 1,
  description: 'The latest deposits and withdrawals, four of each, newest first, with the way to the history',
  category: 'money',
  props: Type.Object({ title: localizedText(60, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
    normal: { props: { title: { uz: 'Soʻnggi amallar', ru: 'Последние операции' } } },
    longText: {
      props: {
        title: {
          uz: 'Soʻnggi toʻldirishlar va yechib olishlar hujjatlari bilan',
          ru: 'Последние пополнения и выводы вместе с их документами',
        },
      },
    },
  },
})
