import type { Localized } from '../../schemas/documents/localized.ts'

export interface ProgramTexts {
  name: string
  description: string
  rules: string
}

export const pointsAlias: Localized<string> = { uz: 'ball', ru: 'баллы' }

/** The only loyalty program. */
export const program: { id: number; sysname: string; texts: Localized<ProgramTexts> } = {
  id: 1,
  sysname: 'marra-club',
  texts: {
    uz: {
      name: 'Marra klubi',
      description:
        'Har 10,000 soʻmlik stavka — 1 ball. Ballarni sovgʻaga almashtiring, daraja esa keshbekni oshiradi. Oldingi darajalar imtiyozlari saqlanadi.',
      rules:
        'Ball har bir hisob-kitob qilingan stavka uchun beriladi: 10,000 soʻm yoki 1 dollar — 1 ball. Faqat oʻz pulingizdan tikilgan stavkalar sanaladi; bonus puli va demo oʻyinlar ball keltirmaydi.\n\nTanlangan hamroh oʻz oʻyinlarida ballarni 20% ga oshiradi. Hamrohni istalgan paytda almashtirish mumkin.\n\nDaraja jami toʻplangan ballga bogʻliq va tushmaydi: doʻkonda sarflangan ballar darajani kamaytirmaydi. Yangi darajada avvalgilarining imtiyozlari ham saqlanadi.\n\nDoʻkonda olingan sovgʻa qaytarilmaydi. Bonus va fribetlarning oʻz shartlari bor — ular sovgʻa yonida koʻrsatilgan. Oʻyin daromad manbai emas. Faqat 18+.',
    },
    ru: {
      name: 'Клуб Marra',
      description:
        '1 балл за каждые 10,000 сум ставок. Меняйте баллы на подарки, а уровень повышает кешбэк. Преимущества прежних уровней сохраняются.',
      rules:
        'Баллы начисляются за каждую рассчитанную ставку: 10,000 сум или 1 доллар — 1 балл. Учитываются только ставки собственными деньгами; бонусные деньги и демоигры баллов не приносят.\n\nВыбранный спутник увеличивает баллы на 20% в своих играх. Сменить спутника можно в любой момент.\n\nУровень зависит от всех накопленных баллов и не снижается: потраченные в магазине баллы на него не влияют. Преимущества прежних уровней сохраняются и на новом.\n\nПодарки из магазина не возвращаются. У бонусов и фрибетов есть свои условия — они указаны рядом с подарком. Игра не источник дохода. Только 18+.',
    },
  },
}
