import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeWeek } from "#shared/hours.ts";
import { cleanText } from "./clean-text.ts";
import { joinFacts } from "./join-facts.ts";
import { readSiteFacts } from "./site-facts.ts";

const about = "Two nurses and a physician look after skin in four quiet rooms by the harbor.";
const hoursOf = (html: string) => {
  const { weeklyHours } = readSiteFacts(html);
  return (
    weeklyHours && describeWeek(weeklyHours).map(({ day, hours }) => `${day.slice(0, 2)} ${hours}`)
  );
};
const weekdaysOnly = ["Mo", "Tu", "We", "Th", "Fr"]
  .map((day) => `${day} 9:00 AM – 6:00 PM`)
  .concat("Sa Closed", "Su Closed");

describe("linked data", () => {
  const linked = (data: unknown) =>
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

  test("gives the business's type, hours, services and other profiles", () => {
    const html = linked({
      "@graph": [
        {
          "@type": "WebSite",
          description: "The site of nothing in particular, at some length so that it counts.",
        },
        {
          "@type": ["MedicalClinic", "HealthAndBeautyBusiness"],
          description: about,
          openingHoursSpecification: [
            {
              dayOfWeek: [
                "https://schema.org/Monday",
                "Tuesday",
                "Wednesday",
                "Thursday",
                "Friday",
              ],
              opens: "09:00:00",
              closes: "18:00:00",
            },
            {
              dayOfWeek: "Sunday",
              opens: "10:00",
              closes: "12:00",
              validFrom: "2026-12-01",
              validThrough: "2026-12-31",
            },
          ],
          hasOfferCatalog: {
            itemListElement: [
              { "@type": "Offer", itemOffered: { name: "Botox" } },
              { name: "IPL" },
            ],
          },
          sameAs: ["https://www.instagram.com/harbor", "https://example.com/elsewhere"],
        },
      ],
    });
    expect(readSiteFacts(html)).toMatchObject({
      aboutText: about,
      services: ["Botox", "IPL"],
      socialMediaLinks: { instagram: "https://www.instagram.com/harbor" },
    });
    expect(hoursOf(html)).toEqual(weekdaysOnly);
  });

  test("supports the schema.org formats for hours", () => {
    expect(hoursOf(linked({ "@type": "DaySpa", openingHours: ["Mo-Fr 09:00-18:00"] }))).toEqual(
      weekdaysOnly,
    );
  });

  test("that is broken is ignored, and the page is read anyway", () => {
    const html = `<script type="application/ld+json">{"@type": "DaySpa", </script><h2>About us</h2><p>${about}</p>`;
    expect(readSiteFacts(html).aboutText).toBe(about);
  });
});

describe("plain markup", () => {
  test("is read by its headings", () => {
    const html = `<main><h1>Harbor</h1><h2>Our story</h2><p>${about}</p><p>Since 2012.</p>
      <h2>Services</h2><ul><li>Botox – $12 a unit</li><li>HydraFacial <span>from $199</span></li><li>botox</li><li>—</li></ul>
      <h2>Hours</h2><p>Monday to Friday<br>9am - 6pm</p><p>Saturday and Sunday closed</p>
      <h2>Find us</h2><a href="https://www.facebook.com/harbor?ref=1">Facebook</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a></main>`;
    expect(readSiteFacts(html)).toMatchObject({
      aboutText: `${about} Since 2012.`,
      services: ["Botox", "HydraFacial"],
      socialMediaLinks: { facebook: "https://www.facebook.com/harbor" },
    });
  });

  test("has hours in a list, a table or microdata", () => {
    const list = "<h3>Opening hours</h3><ul><li>Mon-Fri: 9am-6pm</li><li>Sat-Sun: closed</li></ul>";
    const table = `<h2>Hours</h2><table><tr><td>Mon-Fri</td><td>9:00 AM - 6:00 PM</td></tr></table>`;
    const micro = `<div itemscope itemtype="https://schema.org/DaySpa"><time itemprop="openingHours" datetime="Mo-Fr 09:00-18:00">Weekdays</time></div>`;
    for (const html of [list, table, micro])
      expect({ html, hours: hoursOf(html) }).toEqual({ html, hours: weekdaysOnly });
  });

  test("that is ambiguous gives no hours", () => {
    for (const html of [
      "<h2>Hours</h2><p>Monday by appointment, else call</p>",
      "<h2>Happy hours</h2><p>Come by!</p>",
      "<p>Mon-Fri 9-6</p>",
    ])
      expect({ html, hours: hoursOf(html) }).toEqual({ html, hours: null });
  });
});

test("an about text needs more than 50 characters without markup", () => {
  const aboutOf = (text: string) => readSiteFacts(`<h2>About</h2><p>${text}</p>`).aboutText;
  expect(aboutOf("x".repeat(50))).toBeNull();
  expect(aboutOf("x".repeat(51))).toBe("x".repeat(51));
  expect(
    aboutOf(`Short. <script>alert("${about}")</script><style>.a { color: red }</style>`),
  ).toBeNull();
  expect(aboutOf(`${about} ${"More of it. ".repeat(300)}`)?.length).toBeLessThanOrEqual(2000);
});

test("text stays while code and markup are removed", () => {
  expect(
    cleanText(
      ".hero { color: red } We care (a lot). function go() { return 1 } Let us return your glow; window shopping is free.",
    ),
  ).toBe("We care (a lot). Let us return your glow; window shopping is free.");
  expect(
    cleanText("[vc_row] Come in! var x = 5; See https://example.com/a for more &nbsp; today."),
  ).toBe("Come in! See for more today.");
});

test("the first of several pages with a fact wins", () => {
  const [home, contact] = [
    readSiteFacts(`<h2>About</h2><p>${about}</p>`),
    readSiteFacts(
      "<h2>Hours</h2><p>Mon-Fri 9am-6pm</p><h2>About</h2><p>Another text that is long enough to count as one.</p>",
    ),
  ];
  expect(joinFacts([home, contact])).toMatchObject({
    aboutText: about,
    weeklyHours: [
      [540, 1080],
      [1980, 2520],
      [3420, 3960],
      [4860, 5400],
      [6300, 6840],
    ],
  });
});

test("any page can be read, and no markup gets through", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (html) => {
      const { aboutText, services } = readSiteFacts(
        `<h2>About</h2><p>${html}</p><h2>Services</h2><ul><li>${html}</li></ul>`,
      );
      expect(`${aboutText ?? ""}${services.join("")}`).not.toMatch(/[<>{}]/);
    }),
    { numRuns: 200 },
  );
});

test("a one-megabyte page built to be slow is read quickly", () => {
  const began = process.threadCpuUsage();
  for (const part of [
    "a ".repeat(500_000),
    "<div>".repeat(50_000),
    "{".repeat(500_000),
    "[a ".repeat(300_000),
    "<h2>Hours</h2>".repeat(30_000),
  ])
    readSiteFacts(`<h2>About</h2><p>${part}`);
  const { user, system } = process.threadCpuUsage(began);
  // Quadratic time would be minutes.
  expect((user + system) / 1_000_000).toBeLessThan(60);
});
