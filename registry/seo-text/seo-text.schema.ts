import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText } from '../../schemas/documents/localized.ts'

const paragraph = {
  uz: '<p>Marra — oʻyinlar va sport stavkalari bitta hisobda. Slotlar, live stollar va tezkor oʻyinlar ikki tilda, telefonda ham, kompyuterda ham bir xil ishlaydi. Har bir oʻyin yonida uning qaytimi va eng kichik stavkasi yozilgan.</p>',
  ru: '<p>Marra — игры и ставки на спорт на одном счёте. Слоты, live-столы и быстрые игры на двух языках, одинаково на телефоне и компьютере. Рядом с каждой игрой указаны её отдача и наименьшая ставка.</p>',
}

export const seoText = defineComponent({
  type: 'SeoText',
  version: 1,
  description:
    'A long text at the foot of a page, of which the first lines are shown and the rest at a click. All of it is in the page for search engines.',
  category: 'content',
  props: Type.Object(
    {
      text: localizedRichText(20_000, 'The text; headings, lists, links and emphasis are allowed'),
      lines: Type.Optional(
        Type.Enum([3, 5, 8], { description: 'Lines that are shown at first; left out: 5' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
    normal: { props: { text: { uz: paragraph.uz.repeat(3), ru: paragraph.ru.repeat(3) } } },
    longText: {
      props: {
        text: {
          uz: `<h2>Onlayn kazino</h2>${paragraph.uz.repeat(12)}<p><a href="/rules">Qoidalar</a></p>`,
          ru: `<h2>Онлайн-казино</h2>${paragraph.ru.repeat(12)}<p><a href="/rules">Правила</a></p>`,
        },
        lines: 3,
      },
    },
  },
})
