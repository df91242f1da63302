import { checkCloth } from '../cloth.ts'
import { pan } from '../cookware.ts'
import { eggShell, eggTray, omelette } from '../eggs.ts'
import { chilli, coriander, lime, onionRing } from '../garnish.ts'
import { brick, gold } from '../palette.ts'
import { card } from '../sheet.ts'
import { group } from '../svg.ts'

export const bhaiBhaiOmeletteCenter = card(
  'A masala omelette setting in a black iron pan beside a tray of eggs, with cracked shells, onion and green chillies.',
  (sheet) =>
    [
      checkCloth(sheet, brick.base, brick.dark, gold.base, 84),
      group({ transform: 'rotate(-12 120 420)' }, eggTray(sheet, -60, 290, 4, 4, 78)),
      pan(452, 292, 204, -32),
      omelette(452, 292, 152),
      chilli(404, 262, 96, 20),
      eggShell(676, 500, 46, 14),
      eggShell(592, 530, 40, -24),
      onionRing(186, 110, 44, 20),
      onionRing(232, 156, 32, -30),
      chilli(86, 172, 100, -30),
      coriander(150, 224, 26, 40),
      lime(726, 388, 40),
    ].join(''),
)
