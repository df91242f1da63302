import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, crescent, stars } from '../sky.ts'
import { path, polygon, rect, stroke, times } from '../svg.ts'
import { lampPost, pylon } from '../towers.ts'
import { shadeTree } from '../trees.ts'
import { glitter, ripples, rowBoat } from '../water.ts'

export const riverfront = card(
  'A cable-stayed bridge over the Tapi at blue hour, seen from a lamp-lit riverside promenade.',
  (sheet) =>
    [
      bandedSky([indigo.deep, indigo.base, indigo.light, brick.light, gold.pale], 340),
      stars(14, 9, 2, 130, indigo.light),
      crescent(150, 130, 26, gold.pale),
      path(
        'M0 336v-74h40v-22h44v36h50v-54h34v-18h20v44h64v-30h56v52h50v-70h40v34h46v-20h40v40h56v-84h14v-20h14v20h16v66h60v-44h50v60h40v-36h48v50h18v66z',
        indigo.dark,
      ),
      dots('M14 280h770', gold.base, 6, 37),
      dots('M60 262h230M330 258h150M560 264h200', gold.light, 5, 43),
      rect(0, 332, 800, 268, indigo.base),
      path('M0 332H800V352Q600 366 400 354T0 360Z', brick.light),
      ripples(366, 470, 5, indigo.light),
      glitter(560, 350, 470, 90, gold.light),
      glitter(250, 356, 470, 60, brick.pale),
      pylon(240, 296, 210, 230),
      pylon(580, 296, 196, 216),
      rect(0, 294, 800, 16, silt.deep),
      rect(0, 290, 800, 6, gold.base),
      times(5, (i) => rect(20 + i * 190, 308, 14, 34, silt.deep)),
      dots('M0 286H800', gold.pale, 5, 40),
      rowBoat(430, 420, 46, silt.deep, marigold.dark),
      polygon([0, 470, 800, 440, 800, 600, 0, 600], silt.base),
      polygon([0, 500, 800, 462, 800, 600, 0, 600], silt.dark),
      stroke('M0 430L800 402M0 450L800 422', silt.deep, 5),
      stroke(
        times(17, (i) => `M${i * 50} ${430 - i * 1.75}v42`),
        silt.deep,
        5,
      ),
      shadeTree(736, 520, 170, [green.dark, green.deep, silt.deep]),
      lampPost(130, 500, 150),
      lampPost(500, 484, 130),
      border(sheet, 0, 556, 800, 44, indigo.deep, gold.dark, 'wave', gold.base),
      womanInSari(300, 552, 130, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      manInKurta(356, 552, 136, { cloth: paper.base, fold: paper.deep, hair: silt.deep }),
      womanInSari(612, 536, 110, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
    ].join(''),
)
