import { type ComponentProps, type CSSProperties, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  EmailContent,
  EmailItem,
  EmailLink,
  EmailSection,
  EmailText,
} from "#shared/email-parts.ts";
import { language } from "#shared/language.ts";
import { brand } from "#site/brand.ts";

export type EmailFooter = { lines: string[]; links: EmailLink[] };

const sans = "font-family:Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
/** Site colors. Email programs with a dark mode use the classes, all others the inline styles. */
const light = {
  paper: "#FBF8F3",
  surface: "#FFFFFF",
  ink: "#17282B",
  muted: "#56686A",
  line: "#E6DFD4",
  lagoon: "#0E5A5A",
  label: "#FFFFFF",
};
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.paper{background:#10191B!important}.surface{background:#172326!important;border-color:#2A393C!important}.ink{color:#EEF3F1!important}.muted{color:#A2B3B2!important}.line{border-color:#2A393C!important}.link{color:#5CC2B8!important}.button{background:#5CC2B8!important;color:#10191B!important}}`;

const rule = `border-top:1px solid ${light.line}`;
const cell = `padding:10px 0;${rule};vertical-align:top;${sans};font-size:15px;line-height:1.45`;
const circle = "display:inline-block;border:2px solid;border-radius:50%;overflow:hidden";
const look = parseStyles({
  preview: "display:none;max-height:0;overflow:hidden",
  page: `margin:0;padding:0;background:${light.paper}`,
  paper: `background:${light.paper}`,
  frame: "padding:32px 16px",
  column: "max-width:600px;table-layout:fixed",
  sender: `padding:0 4px 18px;${serif};font-size:20px;color:${light.ink}`,
  logo: `${circle};width:28px;height:28px;margin-right:10px;text-align:center;vertical-align:middle;color:${light.lagoon}`,
  sun: "display:block;width:4px;height:4px;margin:5px auto 0;border:1.5px solid;border-radius:50%",
  waves: "display:block;font-family:Arial,sans-serif;font-size:23px;line-height:13px",
  card: `padding:36px 32px 20px;background:${light.surface};border:1px solid ${light.line};border-radius:14px;${sans};font-size:16px;line-height:1.55;color:${light.ink};overflow-wrap:anywhere`,
  title: `margin:0 0 20px;${serif};font-weight:400;font-size:28px;line-height:1.2;color:${light.ink}`,
  heading: `margin:30px 0 12px;${serif};font-weight:400;font-size:22px;line-height:1.25;color:${light.ink}`,
  paragraph: `margin:0 0 16px;color:${light.ink}`,
  list: `margin:0 0 16px;padding:0 0 0 22px;color:${light.ink}`,
  listItem: "margin:0 0 6px",
  link: `color:${light.lagoon}`,
  strongLink: `color:${light.lagoon};font-weight:600`,
  links: "margin:0 0 20px",
  divider: `margin:28px 0;border:0;${rule}`,
  facts: "margin:4px 0 22px;table-layout:fixed",
  label: `${cell};padding-right:16px;color:${light.muted}`,
  fact: `${cell};color:${light.ink};overflow-wrap:anywhere`,
  item: `margin:0;padding:16px 0;${rule}`,
  itemTitle: `${serif};font-size:19px;line-height:1.3;color:${light.lagoon};text-decoration:none`,
  itemLine: `font-size:15px;color:${light.muted}`,
  action: "margin:26px 0 14px",
  button: `display:inline-block;padding:14px 24px;border-radius:10px;background:${light.lagoon};color:${light.label};${sans};font-weight:600;text-decoration:none`,
  address: `margin:0 0 20px;font-size:13px;color:${light.muted};word-break:break-all`,
  code: `margin:8px 0 16px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:2px;color:${light.ink}`,
  qr: "table-layout:fixed;border:20px solid #ffffff;background:#ffffff",
  qrCell: "padding:0;line-height:0;font-size:0",
  foot: "padding:22px 4px 0",
  footer: `margin:0 0 6px;${sans};font-size:13px;line-height:1.5;color:${light.muted}`,
});

/** Styles are written as CSS, because the documentation of email programs speaks it. */
function parseStyles<Name extends string>(styles: Record<Name, string>) {
  const camel = (name = "") => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const read = ([name, css]: [string, string]) => {
    const rules = css.split(";").map((each) => each.split(":"));
    return [name, Object.fromEntries(rules.map(([key, value]) => [camel(key), value]))];
  };
  const entries = Object.entries<string>(styles).map(read);
  return Object.fromEntries(entries) as Record<Name, CSSProperties>;
}

export const renderEmailHtml = (content: EmailContent, footer: EmailFooter) =>
  `<!doctype html>${renderToStaticMarkup(<Email content={content} footer={footer} />)}`;

/**
 * Uses tables, because some email programs support nothing else. Long URLs may break anywhere.
 */
function Email({ content, footer }: { content: EmailContent; footer: EmailFooter }) {
  const { title, preview, again } = content;
  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{dark}</style>
      </head>
      <body className="paper" style={look.page}>
        {preview && <div style={look.preview}>{preview}</div>}
        <Table className="paper" style={look.paper}>
          <tr>
            <td align="center" style={look.frame}>
              <Table style={look.column}>
                <tr>
                  <td className="ink" style={look.sender}>
                    <Logo />
                    {brand.name}
                  </td>
                </tr>
                <tr>
                  <td className="surface" style={look.card}>
                    <Body content={content} />
                    {again?.map(({ language, content }) => (
                      <Fragment key={language}>
                        <Divider />
                        <div lang={language}>
                          <Body content={content} />
                        </div>
                      </Fragment>
                    ))}
                  </td>
                </tr>
                <tr>
                  <td style={look.foot}>
                    {footer.lines.map((text) => (
                      <p key={text} className="muted" style={look.footer}>
                        {text}
                      </p>
                    ))}
                    {footer.links.length > 0 && (
                      <p className="muted" style={look.footer}>
                        <Links links={footer.links} style={look.link} />
                      </p>
                    )}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

const Table = (props: ComponentProps<"table">) => (
  <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} {...props} />
);

/** Renders the mark from text and borders, so that no program has to load an image. */
const Logo = () => (
  <span className="link" aria-hidden="true" style={look.logo}>
    <span style={look.sun} />
    <span style={look.waves}>≈</span>
  </span>
);

const plain = (texts: string[] = []): EmailSection => ({
  kind: "text",
  paragraphs: texts.map((text) => [{ text }]),
});

function Body({ content }: { content: EmailContent }) {
  const { facts = [], items = [], code, action, links = [] } = content;
  return (
    <>
      <h1 className="ink" style={look.title}>
        {content.title}
      </h1>
      <Section {...plain(content.paragraphs)} />
      {facts.length > 0 && <Facts facts={facts} />}
      <Section kind="items" items={items} />
      {content.sections?.map((section) => (
        <Section key={JSON.stringify(section)} {...section} />
      ))}
      {code && <Code {...code} />}
      {action && <Section kind="button" {...action} />}
      {links.length > 0 && (
        <p style={look.links}>
          <Links links={links} style={look.strongLink} />
        </p>
      )}
      <Section {...plain(content.after)} />
    </>
  );
}

const Paragraph = ({ words }: { words: EmailText[] }) => (
  <p className="ink" style={look.paragraph}>
    <Words words={words} />
  </p>
);

const Words = ({ words }: { words: EmailText[] }) =>
  words.map(({ text, href, isStrong, isItalic }) => {
    const italic = isItalic ? <em key={text}>{text}</em> : text;
    const inside = isStrong ? <strong key={text}>{italic}</strong> : italic;
    return href ? (
      <a key={text} className="link" href={href} style={look.link}>
        {inside}
      </a>
    ) : (
      inside
    );
  });

function List({ isOrdered, items }: { isOrdered: boolean; items: EmailText[][] }) {
  const Kind = isOrdered ? "ol" : "ul";
  return (
    <Kind className="ink" style={look.list}>
      {items.map((words) => (
        <li key={JSON.stringify(words)} style={look.listItem}>
          <Words words={words} />
        </li>
      ))}
    </Kind>
  );
}

function Section(section: EmailSection) {
  if (section.kind === "heading")
    return (
      <h2 className="ink" style={look.heading}>
        {section.text}
      </h2>
    );
  if (section.kind === "text")
    return section.paragraphs.map((words) => (
      <Paragraph key={JSON.stringify(words)} words={words} />
    ));
  if (section.kind === "list") return <List {...section} />;
  if (section.kind === "items")
    return section.items.map((item) => <Item key={item.href} {...item} />);
  return section.kind === "button" ? <Button {...section} /> : <Divider />;
}

const Divider = () => <hr className="line" style={look.divider} />;

const Facts = ({ facts }: { facts: { label: string; text: string }[] }) => (
  <Table style={look.facts}>
    {facts.map(({ label, text }) => (
      <tr key={label}>
        <td className="muted line" width="112" style={look.label}>
          {label}
        </td>
        <td className="ink line" style={look.fact}>
          {text}
        </td>
      </tr>
    ))}
  </Table>
);

const Item = ({ title, lines, href }: EmailItem) => (
  <p className="line" style={look.item}>
    <a className="link" href={href} style={look.itemTitle}>
      {title}
    </a>
    {lines.map((text) => (
      <Fragment key={text}>
        <br />
        <span className="muted" style={look.itemLine}>
          {text}
        </span>
      </Fragment>
    ))}
  </p>
);

const Button = ({ text, href }: EmailLink) => (
  <>
    <p style={look.action}>
      <a className="button" href={href} style={look.button}>
        {text}
      </a>
    </p>
    <p className="muted" style={look.address}>
      {href}
    </p>
  </>
);

const Links = ({ links, style }: { links: EmailLink[]; style: CSSProperties }) =>
  links.map(({ text, href }, index) => (
    <Fragment key={href}>
      {index > 0 && " \u00a0·\u00a0 "}
      <a className="link" href={href} style={style}>
        {text}
      </a>
    </Fragment>
  ));

const qrCell = 5;

/**
 * Renders a code large enough to read aloud and to scan. The QR code is a table, because many
 * programs block images; equal neighbors share a cell. Black on white in the dark scheme, too.
 */
function Code({ text, rows }: NonNullable<EmailContent["code"]>) {
  const width = qrCell * (rows[0]?.length ?? 0);
  return (
    <>
      <p className="ink" style={look.code}>
        {text}
      </p>
      {rows.length > 0 && (
        <Table role="img" aria-label="QR" width={width} style={{ width, ...look.qr }}>
          {rows.map((row) => (
            <tr key={row}>{(row.match(/0+|1+/g) ?? []).map(QrRun)}</tr>
          ))}
        </Table>
      )}
    </>
  );
}

function QrRun(run: string) {
  const bgcolor = run.startsWith("1") ? "#000000" : "#ffffff";
  const size = { colSpan: run.length, width: qrCell * run.length, height: qrCell, bgcolor };
  return <td key={run} {...size} style={look.qrCell} />;
}
