import type { ComponentExamples } from '../../schemas/component.ts'

const paragraph = {
  uz: '<p>Marra — oʻyinlar va sport stavkalari bitta hisobda. Slotlar, jonli stollar va tezkor oʻyinlar ikki tilda, telefonda ham, kompyuterda ham bir xil ishlaydi. Har bir oʻyin yonida uning qaytimi va eng kichik stavkasi yozilgan.</p>',
  ru: '<p>Marra — игры и ставки на спорт на одном счёте. Слоты, live-столы и быстрые игры на двух языках, одинаково на телефоне и компьютере. Рядом с каждой игрой указаны её отдача и наименьшая ставка.</p>',
}

export const examples = {
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
} satisfies ComponentExamples
