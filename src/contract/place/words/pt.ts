import type { PlaceVocabulary } from './place-vocabulary.ts'

const WEEKDAY = '(segunda|terça|terca|quarta|quinta|sexta)s?'

/** `2.ª`, `2ª-feira` and `2.ªs feiras`: the second day of the week is Monday. An `a` without a point or a day is a time. */
function ordinalWeekdays(): [RegExp, string][] {
  const names = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']
  return names.map((name, index) => [
    new RegExp(`(?<!\\d)${index + 2}(?:\\.as?(?:[- ]?feiras?)?|as?[- ]?feiras?)(?!\\p{L})`, 'gu'),
    name,
  ])
}

export const portuguese: PlaceVocabulary = {
  hours: {
    weekdays: [
      'segunda segundas seg',
      'terça terças terca tercas ter',
      'quarta quartas qua',
      'quinta quintas qui',
      'sexta sextas sex',
      'sábado sábados sabado sabados sáb sab',
      'domingo domingos dom',
    ],
    months: [
      'janeiro',
      'fevereiro fev',
      'março marco',
      'abril abr',
      'maio mai',
      'junho',
      'julho',
      'agosto ago',
      'setembro set',
      'outubro out',
      'novembro',
      'dezembro dez',
    ],
    parts: { morning: 'manhã manha', afternoon: 'tarde', night: 'noite' },
    plain: {
      holiday: 'feriado feriados',
      daily: 'diariamente diário diario',
      through: 'a à às até ate',
      and: 'e',
      except: 'exceto excepto',
      closed: 'fechado fechada encerrado encerrada fecha encerra',
      open: 'aberto aberta abre',
      filler: 'em de da das do dos no nos na nas ao aos hora horas horário horario',
    },
    phrases: [
      ...ordinalWeekdays(),
      [new RegExp(`${WEEKDAY}-feiras?`, 'g'), '$1'],
      [/\btodos os dias\b/g, 'daily'],
      [/\bdias (?:úteis|uteis)(?!\p{L})/gu, 'weekdays'],
      [/\bfins? de semana\b/g, 'weekend'],
      [/\b24 horas\b/g, '24/7'],
      [/\bmeio[- ]dia\b/g, 'noon'],
      [/\bmeia[- ]noite\b/g, 'midnight'],
      [/\bnascer do sol (?:ao|até ao|ate ao) p[ôo]r do sol\b/g, 'sunrise - sunset'],
      [/\bnascer do sol\b/g, 'sunrise'],
      [/\bp[ôo]r do sol\b/g, 'sunset'],
      [/(\d)h(\d\d)(?!\d)/g, '$1:$2'],
      [/(?<![\p{L}\d])(?:depois|a partir|após) d?as (\d{1,2}(?::\d\d|h)?)(?![\w:])/gu, '$1 late'],
      // `encerrado às segundas`: not "until".
      [/\b(fechad[oa]|encerrad[oa]|fecha|encerra) (?:às|as|à) /g, '$1 '],
    ],
  },
  fees: {
    groups: {
      camera: ['câmara*', 'câmera*', 'máquina fotográfica', 'fotografia*'],
      child: ['criança*', 'crianca*', 'menores', 'jovens'],
      foreigner: ['estrangeiro*', 'não residente*'],
      senior: ['sénior*', 'sênior*', 'idoso*', 'reformado*'],
      adult: ['adulto*', 'residente*'],
    },
    free: ['grátis', 'gratis', 'gratuito', 'gratuita', 'entrada livre'],
    fillers: [
      'entrada*',
      'bilhete*',
      'ingresso*',
      'preço*',
      'por',
      'pessoa*',
      'geral',
      'normal',
      'só',
      'o',
      'os',
      'para',
    ],
    ages: ['anos', 'até', 'menores'],
  },
}
