import type { ComponentExamples } from '../../schemas/component.ts'

const legal = {
  uz: 'Faoliyat operatori: «Namuna Operator» MChJ. Litsenziya № 000-0000 (namuna).',
  ru: 'Оператор: ООО «Пример Оператор». Лицензия № 000-0000 (пример).',
}

const about = { uz: 'Kazino bitta hisobda.', ru: 'Казино на одном счёте.' }

export const examples = {
  normal: {
    props: {
      about,
      buttons: [
        {
          label: { uz: 'Yordam', ru: 'Поддержка' },
          action: { type: 'navigate', to: '/support' },
          icon: 'chat',
        },
      ],
      columns: [
        { title: { uz: 'Oʻyinlar', ru: 'Игры' }, menu: 'footer-games' },
        { title: { uz: 'Hujjatlar', ru: 'Документы' }, menu: 'footer-documents' },
      ],
      payments: [
        { name: 'Uzcard', icon: 'card' },
        { name: 'Payme', icon: 'phone' },
      ],
      legal,
    },
    slots: { top: '18+' },
  },
  empty: { props: { about, buttons: [], columns: [], payments: [], legal } },
  longText: {
    props: {
      about: {
        uz: 'Kazino va sport bitta hisobda, oʻzbek va rus tillarida, kechayu kunduz yordam va tezkor toʻlovlar bilan.',
        ru: 'Казино и спорт на одном счёте, на узбекском и русском, с поддержкой круглые сутки и быстрыми выплатами.',
      },
      buttons: [],
      columns: [
        { title: { uz: 'Mijozlar uchun maʼlumot', ru: 'Информация клиентам' }, menu: 'footer-players' },
      ],
      payments: [{ name: 'Terminallar tarmogʻi', icon: 'wallet' }],
      legal,
    },
  },
} satisfies ComponentExamples
