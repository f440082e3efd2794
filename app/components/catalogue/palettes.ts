type Palette = [base: string, fold: string, light: string];

const palettes: Record<string, Palette> = {
  "cosmetic-injectables-fillers": ["#e9d3c6", "#c98f7a", "#f8ece4"],
  "laser-light-therapies": ["#d3dfe0", "#7fa5a8", "#f2f6f4"],
  "body-contouring-fat-reduction": ["#e4d9c6", "#b59f78", "#f7f1e5"],
  "anti-aging-treatments": ["#ded6dc", "#a58fa0", "#f5f0f3"],
  "advanced-skin-care-treatments": ["#cfe0d8", "#79a596", "#eef5f0"],
  "acne-scar-treatments": ["#e7dcd0", "#bf9d84", "#f8f2ea"],
  "reconstructive-cosmetic-surgery": ["#d6dbdf", "#8797a1", "#f1f3f4"],
  "medical-grade-skin-care-products": ["#e8e0c9", "#b7a368", "#f8f4e6"],
  "therapeutic-massage-wellness": ["#d2dccb", "#869f78", "#f1f5ec"],
  "acupuncture-traditional-medicine": ["#dfcfc4", "#a67c67", "#f5ebe4"],
  "medical-spa": ["#d9dfd9", "#8fa39a", "#f2f5f1"],
  coast: ["#d3e3e4", "#6fa2a8", "#f4efe4"],
  harbor: ["#cfdde6", "#6d8ea6", "#f1f2ee"],
  hills: ["#e3dcc4", "#a3a06c", "#f7f2e4"],
  grove: ["#dde0c6", "#8f9f62", "#f8efe0"],
  mission: ["#ead5c3", "#bd8462", "#f9efe4"],
  town: ["#e8dcd0", "#ab8b78", "#f8f1e8"],
};
const plain: Palette = ["#cfe0dd", "#6f9f9a", "#eef5f3"];

export function paletteOf(category: string) {
  return palettes[category] ?? plain;
}
