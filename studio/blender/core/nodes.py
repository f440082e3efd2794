"""A short way to write shader graphs."""

import bpy


class Graph:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.add("ShaderNodeOutputMaterial")

    def add(self, kind, **inputs):
        """Inputs are values or outputs of other nodes; a leading underscore sets a property."""
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            if name.startswith("_"):
                setattr(node, name[1:], value)
            else:
                self.set(node, name.replace("__", " "), value)
        return node

    def set(self, node, name, value):
        socket = node.inputs[int(name[1:])] if name[0] == "i" and name[1:].isdigit() else node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def finish(self, shader, far=None):
        """Light that comes off another surface meets only the plain color `far`: textures cost half the time."""
        if far is not None:
            plain = self.add("ShaderNodeBsdfDiffuse", Color=far).outputs[0]
            bounced = self.add("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
            shader = self.mix_shader(shader, plain, bounced)
        self.tree.links.new(shader, self.output.inputs["Surface"])
        return self.material

    def coordinates(self, stretch=(1, 1, 1), rotate=(0, 0, 0)):
        source = self.add("ShaderNodeTexCoord").outputs["Object"]
        if stretch == (1, 1, 1) and rotate == (0, 0, 0):
            return source
        return self.add("ShaderNodeMapping", Vector=source, Scale=stretch, Rotation=rotate).outputs[0]

    def on_wall(self):
        """Along an upright wall in either direction: u is x + y, v is z."""
        split = self.add("ShaderNodeSeparateXYZ", i0=self.coordinates())
        along = self.add("ShaderNodeMath", _operation="ADD", i0=split.outputs[0], i1=split.outputs[1])
        return self.add("ShaderNodeCombineXYZ", X=along.outputs[0], Y=split.outputs[2]).outputs[0]

    def noise(self, scale, detail=2.0, vector=None, distortion=0.0, rough=0.5):
        vector = vector or self.coordinates()
        return self.add(
            "ShaderNodeTexNoise",
            Vector=vector, Scale=scale, Detail=detail, Distortion=distortion, Roughness=rough,
        ).outputs["Fac"]

    def ramp(self, value, *stops):
        """Stops are (position, color)."""
        node = self.add("ShaderNodeValToRGB", Fac=value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1)
        return node.outputs["Color"]

    def map(self, value, low, high, start=0.3, end=0.7):
        return self.add(
            "ShaderNodeMapRange",
            Value=value, From__Min=start, From__Max=end, To__Min=low, To__Max=high,
        ).outputs[0]

    def blend(self, a, b, amount, mode="MIX"):
        return self.add("ShaderNodeMixRGB", _blend_type=mode, Fac=amount, Color1=a, Color2=b).outputs[0]

    def bump(self, height, strength, distance=0.01, below=None):
        node = self.add("ShaderNodeBump", Height=height, Strength=strength, Distance=distance)
        if below is not None:
            self.set(node, "Normal", below)
        return node.outputs[0]

    def principled(self, **inputs):
        return self.add("ShaderNodeBsdfPrincipled", **inputs).outputs[0]

    def mix_shader(self, a, b, amount):
        return self.add("ShaderNodeMixShader", Fac=amount, i1=a, i2=b).outputs[0]
